/** The files for docker, as far as they can be checked without an engine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readSettings } from '../src/config';

interface Service {
  readonly profiles?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: object;
  readonly image?: string;
  readonly read_only?: boolean;
  readonly volumes?: readonly string[];
}

const root = join(__dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const { services } = compose;
const processes = Object.values(services).filter(({ environment }) => environment?.REDIS_URL !== undefined);

/** Variables as they are when nobody sets them. */
const unset = (text: string): string => text.replace(/\$\{\w+:-(.*?)\}/g, '$1');

test('one service is there without a profile, and needs nothing else', () => {
  const plain = Object.entries(services).filter(([, { profiles }]) => profiles === undefined);
  expect(plain.map(([name]) => name)).toEqual(['app']);
  expect(services.app).toMatchObject({ volumes: ['data:/data'], read_only: true });
  expect(services.app?.depends_on).toBeUndefined();
});

test('the cluster is two processes with settings that the server takes, and all that they need', () => {
  expect(processes).toHaveLength(2);
  for (const { environment = {}, depends_on, read_only } of processes) {
    const env = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, unset(value)]));
    expect(readSettings(env, '/')).toMatchObject({
      ok: true,
      settings: { trustProxy: true, transports: ['websocket'] },
    });
    expect(Object.keys(depends_on ?? {}).sort()).toEqual(['postgres', 'redis']);
    expect(read_only).toBe(true);
  }
  const cluster = Object.entries(services).filter(([, { profiles }]) => profiles?.includes('cluster'));
  expect(cluster.map(([name]) => name).sort()).toEqual(['app-1', 'app-2', 'postgres', 'proxy', 'redis']);
  for (const [, { depends_on = {} }] of cluster)
    for (const [name, { condition }] of Object.entries(depends_on)) {
      expect(condition).toBe('service_healthy');
      // The image of the processes brings its own check.
      expect(services[name]?.healthcheck !== undefined || services[name]?.image === undefined).toBe(true);
    }
  const named = Object.values(services)
    .flatMap(({ volumes = [] }) => volumes)
    .map((volume) => volume.split(':')[0] ?? '');
  for (const volume of named.filter((name) => !name.startsWith('.'))) expect(compose.volumes).toHaveProperty(volume);
});

test('the proxy fills in every word of the shared template, and names every process', () => {
  const { environment = {} } = services.proxy ?? {};
  const words = [...read('deploy/nginx.conf.template').matchAll(/\$\{(\w+)\}/g)].map(([, word]) => word);
  expect(Object.keys(environment).sort()).toEqual([...new Set(words)].sort());
  for (const word of words) expect(read('scripts/cluster.mjs')).toContain(`${word}:`);
  for (const name of ['app-1', 'app-2']) expect(environment.QUAYSIDE_PROCESSES).toContain(`server ${name}:8000 `);
});

test('the image is built in one stage and runs in another as nobody in particular, with a check of its health', () => {
  const dockerfile = read('Dockerfile');
  expect(dockerfile.match(/^FROM /gm)).toHaveLength(2);
  const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
  for (const line of [/^USER node$/m, /^HEALTHCHECK /m, /^COPY --from=build /m]) expect(last).toMatch(line);
});
