/** Builds and serves the page; in development the API and sockets go to a server on port 8000. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.QUAYSIDE_SERVER ?? 'http://127.0.0.1:8000';
const textFile = /\.(?:js|css|html|svg|json|webmanifest|txt)$/;
const smallestWorthCompressing = 1024;

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesUnder(path) : [path];
  });
}

/** Writes `.gz` and `.br` beside every text file, so that the server never compresses while people play. */
function precompress(folder: string): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    closeBundle() {
      for (const path of filesUnder(folder).filter((name) => textFile.test(name))) {
        const bytes = readFileSync(path);
        if (bytes.length < smallestWorthCompressing) continue;
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precompress(join(import.meta.dirname, 'dist'))],
  server: {
    proxy: { '/games': server, '/api': server, '/socket.io': { target: server, ws: true } },
    // docs/rules stands at the root of the repository.
    fs: { allow: ['../..'] },
  },
  build: {
    outDir: 'dist',
    sourcemap: 'hidden',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
            { name: 'sockets', test: /node_modules[\\/](?:socket\.io|engine\.io|@socket\.io)/ },
          ],
        },
      },
    },
  },
});
