/** Constants that the build puts into the page. */
declare const __BUILD__: string;
