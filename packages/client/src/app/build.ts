/** Which build of the page this is; the server tells stale pages to reload. */
export const build: string = typeof __BUILD__ === 'string' ? __BUILD__ : 'test';
