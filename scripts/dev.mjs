/** Development: the server restarted on change, and Vite's page with hot reload in front of it. */
import { spawn } from 'node:child_process';

const run = (args, cwd) => spawn(process.execPath, args, { cwd, stdio: 'inherit' });
const children = [
  run(['node_modules/tsx/dist/cli.mjs', 'watch', 'packages/server/src/main.ts'], '.'),
  run(['../../node_modules/vite/bin/vite.js'], 'packages/client'),
];
const stop = () => {
  for (const child of children) child.kill();
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
