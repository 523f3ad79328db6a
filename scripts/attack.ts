/**
 * `npm run attack [-- SUBJECT … --origin URL]`: sends the hostile requests of `attack/attacks.ts`,
 * or of the named subjects, to a portal. It starts a portal with temporary data. With `--origin`,
 * it uses a portal that runs on this machine. Then attacks that need known settings, data or keys
 * are not tried, and it prints the reason. It never sends anything to another machine. It prints a
 * table, and exits with 1 when the portal did not resist an attack. It takes about two minutes,
 * never more than `MOST_MS`.
 */

import { ATTACKS } from './attack/attacks.ts';
import { play } from './attack/play.ts';
import { startPortal } from './attack/startPortal.ts';
import { Target } from './attack/Target.ts';
import { commandLine, misused } from './command/commandLine.ts';
import { say } from './command/run.ts';

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
  say('failed: timed out');
  process.exit(1);
}, MOST_MS).unref();

const own = values.origin === undefined ? await startPortal('/dev/null') : undefined;
const counts = { passed: 0, FAILED: 0, 'not tried': 0 };
try {
  const target = openTarget(own?.origin ?? values.origin ?? '', own?.folder);
  for (const [subject, attacks] of Object.entries(ATTACKS)) {
    if (names.length > 0 && !names.includes(subject)) continue;
    for (const attack of attacks) {
      const { verdict, why } = await play(attack, target);
      counts[verdict] += 1;
      say(`${verdict.padEnd(9)}  ${attack.fault.padEnd(7)} ${attack.sends}: ${attack.expects}`);
      if (why !== undefined)
        say(`           ${verdict === 'FAILED' ? 'saw    ' : 'because'} ${why}`);
    }
  }
} finally {
  await own?.stop();
}
const { FAILED: failures, 'not tried': untried } = counts;
if (untried > 0) say(`${untried} attacks were not tried`);
say(
  failures === 0
    ? `the portal resisted all ${counts.passed} attacks`
    : `the portal did not resist ${failures} attacks`,
);
process.exit(failures === 0 ? 0 : 1);

function openTarget(origin: string, folder: string | undefined): Target {
  try {
    return new Target(origin, folder);
  } catch (error) {
    return misused(error instanceof Error ? error.message : String(error), USAGE);
  }
}
