import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, unless } from './Attack.ts';
import { isReady, type Settings, spawnServer } from './startPortal.ts';
import { withPortal } from './withPortal.ts';

const FIRST = keyOf('k1', 1);
/** Keys that do not match data of the first key, and the server's error message. */
const FOREIGN = [
  { key: keyOf('k1', 2), expected: /SECRET_KEYS: the key "k1" is not the one that this database/ },
  { key: keyOf('k2', 2), expected: /SECRET_KEYS: data is sealed with the key "k1"/ },
];
const START_MS = 15_000;

/** Attacks with servers whose keys do not match the data (F14). */
export const keys: readonly Attack[] = [
  {
    fault: 'F14',
    sends:
      'a start over the same data with another key of the same id, and with a key of another id',
    expects: 'it does not start, and names the setting and the key',
    needsOwn: 'starts servers over the data of the portal',
    run: () =>
      withPortal({ SECRET_KEYS: FIRST }, async (_, { folder, end }) => {
        await end();
        for (const { key, expected } of FOREIGN) {
          const output = await tryStart(folder, { SECRET_KEYS: key });
          if (!expected.test(output)) return unless(false, `with ${key.slice(0, 2)}: ${output}`);
        }
        return undefined;
      }),
  },
];

/**
 * Starts a server, and stops it when it becomes ready.
 *
 * @returns the server's error output when it exited with code 1; otherwise a description of what
 *   happened
 */
async function tryStart(folder: string, settings: Settings): Promise<string> {
  const { child, origin } = await spawnServer(folder, settings, 'pipe');
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.stdout?.resume();
  const output = child.stderr ? text(child.stderr) : '';
  const until = Date.now() + START_MS;
  let ready = false;
  while (child.exitCode === null && !ready && Date.now() < until) {
    ready = await isReady(origin);
    if (!ready) await sleep(200);
  }
  const { exitCode } = child;
  // The data are temporary, so a server that does not exit is killed at once.
  child.kill('SIGKILL');
  await ended;
  if (ready) return 'it is ready';
  return exitCode === 1 ? output : `ended with ${exitCode}`;
}

function keyOf(id: string, byte: number): string {
  return `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
}
