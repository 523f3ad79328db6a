/**
 * `npm run fuzz [-- CAMPAIGN … --seconds N --count N --seed N --form CODE …]`: runs the campaigns
 * of `fuzz/campaigns.ts`, or the named ones. `--seconds` limits the time of each campaign (60);
 * `--count` sets the number of inputs instead. `--form`, which may be repeated, restricts campaigns
 * over all forms. The command prints its seed; `--seed` repeats a run. Exits with 1 after any
 * finding.
 */
import { commandLine } from './command/commandLine.ts';
import { say } from './command/run.ts';
import { CAMPAIGNS } from './fuzz/campaigns.ts';

const USAGE = 'npm run fuzz -- [CAMPAIGN …] [--seconds N] [--count N] [--seed N] [--form CODE …]';

const { values, names } = commandLine(USAGE, {
  names: Number.POSITIVE_INFINITY,
  options: {
    seconds: { type: 'string', default: '60' },
    count: { type: 'string' },
    form: { type: 'string', multiple: true },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
});
const seconds = Number(values.seconds);
const seed = Number(values.seed);
const count = values.count === undefined ? undefined : Number(values.count);
const unknown = names.filter((name) => !CAMPAIGNS.some((each) => each.name === name));
const isCount = count === undefined || (Number.isSafeInteger(count) && count > 0);
if (unknown.length > 0 || !(seconds > 0) || !isCount || !Number.isSafeInteger(seed)) {
  say(`Cannot start: campaigns are ${CAMPAIGNS.map(({ name }) => name).join(', ')}`);
  say('and --seconds, --count and --seed are numbers');
  process.exit(2);
}

let found = 0;
for (const { name, what, run } of CAMPAIGNS) {
  if (names.length > 0 && !names.includes(name)) continue;
  say(`${name}: ${what}; ${count ? `${count} inputs` : `${seconds} s`}, seed ${seed}`);
  const { runs, findings } = await run({
    seconds,
    seed,
    ...(count ? { count } : {}),
    ...(values.form ? { forms: values.form } : {}),
  });
  for (const finding of findings) say(finding);
  say(`${name}: ${runs} inputs, ${findings.length} findings`);
  found += findings.length;
}
process.exit(found === 0 ? 0 : 1);
