/**
 * `npm run mutate [-- OPERATOR … --seed N --most N]`: breaks the shipped and the fixture forms on
 * purpose, with one operator for each kind of mistake that `forms:check` promises to find, and shows
 * how many of the broken forms it tells; the last column: in how many with a finding of that very
 * kind. `--most` mutants an operator (200), drawn by the seed. An operator is named by words of its
 * name. Mutants that `equivalents.json` justifies do not count; entries of it that are told by now, or
 * name nothing, are shown. Ends with code 1 when there is such an entry or less than 98 % are caught.
 */
import { EQUIVALENTS, equivalentOf, rottenEntries } from '../tests/forms/mutation/equivalents.ts';
import { type Mutant, openMutationRun } from '../tests/forms/mutation/mutationRun.ts';
import { OPERATORS } from '../tests/forms/mutation/operators.ts';
import { commandLine } from './commandLine.ts';
import { say } from './run.ts';

const ENOUGH = 0.98;

const { values, names: wanted } = commandLine(
  'npm run mutate -- [OPERATOR …] [--seed N] [--most N]',
  {
    names: Number.POSITIVE_INFINITY,
    options: {
      seed: { type: 'string', default: '1' },
      most: { type: 'string', default: '200' },
    },
  },
);
const seed = Number(values.seed);
const most = Number(values.most);
if (!Number.isSafeInteger(seed) || !(most > 0)) {
  say('Cannot start: --seed and --most are numbers');
  process.exit(2);
}

const survivors: string[] = [];
const rotten: string[] = [];
const all = { mutants: 0, caught: 0 };
const run = await openMutationRun();
say(row(['operator', 'mutants', 'equivalent', 'caught', 'share', 'named']));
try {
  for (const operator of OPERATORS) {
    if (wanted.length > 0 && !wanted.some((words) => operator.name.includes(words))) continue;
    const mutants = await run.mutantsOf(operator, most, seed);
    const judged = mutants.filter((mutant) => equivalentOf(operator, mutant) === undefined);
    const caught = judged.filter(({ said }) => said.length > 0);
    const lost = judged.filter(({ said }) => said.length === 0);
    survivors.push(...lost.map(({ form, where }) => `${operator.name}: ${form} ${where}`));
    all.mutants += judged.length;
    all.caught += caught.length;
    say(tableRow(operator.name, mutants, judged, caught));
    const entries = EQUIVALENTS.filter((entry) => entry.operator === operator.name);
    rotten.push(...(await rottenEntries(run, entries, most, seed)));
  }
} finally {
  await run.close();
}
say(`${all.caught} of ${all.mutants} caught: ${percent(all.caught, all.mutants)}, seed ${seed}`);
for (const survivor of survivors) say(`survived: ${survivor}`);
for (const line of rotten) say(`no longer equivalent: ${line}`);
process.exit(rotten.length === 0 && all.caught >= ENOUGH * all.mutants ? 0 : 1);

function tableRow(
  name: string,
  mutants: readonly Mutant[],
  judged: readonly Mutant[],
  caught: readonly Mutant[],
): string {
  const named = caught.filter(({ isNamed }) => isNamed);
  const equivalent = mutants.length - judged.length;
  const counts = [judged.length, equivalent, caught.length].map(String);
  const shares = [caught.length, named.length].map((count) => percent(count, judged.length));
  return row([name, ...counts, ...shares]);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
}

function row([name = '', ...cells]: readonly string[]): string {
  return name.padEnd(50) + cells.map((cell) => cell.padStart(11)).join('');
}
