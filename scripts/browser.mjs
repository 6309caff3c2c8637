/** Where the browser of the tests may be. The shell draws the same pages without the windows around them, a third quicker. */
import { existsSync } from 'node:fs';

const shell = '/usr/bin/chromium-headless-shell';
const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** CHROMIUM, or one of the usual places; null when none is there. */
export function browserPath() {
  return [process.env.CHROMIUM, shell, ...usual].find((path) => path !== undefined && existsSync(path)) ?? null;
}

/** Whether there is nothing quicker to be installed. */
export function hasShell() {
  return existsSync(process.env.CHROMIUM ?? shell);
}
