/**
 * `npm run attack [-- SUBJECT … --origin URL]`: plays the hostile requests of `attack/attacks.ts`, or of
 * the subjects named, against a portal that it starts on data to throw away, or with `--origin` against
 * one that runs on this machine; rows that need settings of their own are then left out. Never sends
 * anything to another machine. Prints a table, and ends with code 1 when a row failed. Takes minutes at
 * most, see `MOST_MS`.
 */

import { ATTACKS } from './attack/attacks.ts';
import { startPortal } from './attack/startPortal.ts';
import { Target } from './attack/Target.ts';
import { commandLine, misused } from './commandLine.ts';
import { say } from './run.ts';

const USAGE = 'npm run attack -- [SUBJECT …] [--origin http://localhost:PORT]';
const MOST_MS = 10 * 60_000;

const { values, names } = commandLine(USAGE, {
  names: Number.POSITIVE_INFINITY,
  options: { origin: { type: 'string' } },
});
const unknown = names.find((name) => !Object.hasOwn(ATTACKS, name));
if (unknown !== undefined) {
  misused(`Cannot find "${unknown}" among ${Object.keys(ATTACKS).join(', ')}`, USAGE);
}
setTimeout(() => {
  say('failed: not over in time');
  process.exit(1);
}, MOST_MS).unref();

const own = values.origin === undefined ? await startPortal('/dev/null') : undefined;
let failures = 0;
try {
  const target = openTarget(own?.origin ?? values.origin ?? '', own?.folder);
  for (const [subject, attacks] of Object.entries(ATTACKS)) {
    if (names.length > 0 && !names.includes(subject)) continue;
    for (const attack of attacks) {
      if (attack.needsOwn && !own) continue;
      const seen = await attack.run(target).catch((error: unknown) => String(error));
      target.hangUp();
      if (seen !== undefined) failures += 1;
      const verdict = seen === undefined ? 'passed' : 'FAILED';
      say(`${verdict}  ${attack.fault.padEnd(7)} ${attack.sends}: ${attack.expects}`);
      if (seen !== undefined) say(`        saw     ${seen}`);
    }
  }
} finally {
  await own?.stop();
}
say(failures === 0 ? 'all attacks were held' : `${failures} attacks were not held`);
process.exit(failures === 0 ? 0 : 1);

function openTarget(origin: string, folder: string | undefined): Target {
  try {
    return new Target(origin, folder);
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error), USAGE);
  }
}
