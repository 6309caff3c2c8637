/**
 * What the goals ask for beside speed: `npm run bench:limits`, a minute, not in CI. Stored matches and live ones in memory, a crash
 * with a thousand being played, and coming into a match with a long record. Fails when the crash lost anything.
 */
import { buildAll } from './build';
import { crash } from './crash';
import { type StartOptions, scratch } from './hosts';
import { long } from './long';
import { storedMemory } from './memory';

const temporary = scratch();
const options: StartOptions = { built: await buildAll(false), folder: temporary.path };
try {
  for (const part of [storedMemory, crash, long]) await part(options, say);
} finally {
  temporary.clear();
}
// Sockets and clocks of tables whose server was killed would keep it open.
process.exit();

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
