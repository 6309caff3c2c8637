/** Browser tests against the built server with a database of their own. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserPath } from './scripts/browser.mjs';

const port = Number(process.env.E2E_PORT ?? 8147);
const executablePath = browserPath();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  timeout: 300_000,
  workers: 2,
  fullyParallel: true,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // A trace costs half of a match's time: `E2E_TRACE=1` writes one of a failure.
    trace: process.env.E2E_TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      // Without these Chromium looks for the outside world, which a test machine may not have.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Pages are painted by the processor: without a process of its own for that, they are copied once less.
        '--in-process-gpu',
        '--disable-dev-shm-usage',
      ],
    },
  },
  webServer: {
    command: 'node --enable-source-maps packages/server/dist/main.cjs',
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
    env: {
      ABSENCE_SECONDS: '2',
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'quayside-e2e-')),
    },
  },
});
