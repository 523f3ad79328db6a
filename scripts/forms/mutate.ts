/**
 * `npm run mutate [-- OPERATOR … --seed N --most N]`: breaks the forms of
 * `tests/forms/mutation/mutationRun.ts` on purpose, with one operator for each kind of mistake that
 * `forms:check` must find. It prints how many of the broken forms are reported. The last column
 * counts those with a finding of exactly that kind. OPERATOR is a part of an operator's name.
 * `--most` limits the mutants per operator (200); the seed selects them. Equivalent mutants, listed
 * in `equivalents.json`, do not count. The command prints entries of that file whose mutant is
 * reported now or no longer exists. It exits with 1 for such an entry, or when less than 98 % are
 * reported.
 */
import {
  EQUIVALENTS,
  equivalentOf,
  rottenEntries,
} from '../../tests/forms/mutation/equivalents.ts';
import { type Mutant, openMutationRun } from '../../tests/forms/mutation/mutationRun.ts';
import { OPERATORS } from '../../tests/forms/mutation/operators.ts';
import { commandLine } from '../command/commandLine.ts';
import { say } from '../command/run.ts';

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
const obsolete: string[] = [];
const all = { mutants: 0, caught: 0 };
const run = await openMutationRun();
say(row(['operator', 'mutants', 'equivalent', 'caught', 'share', 'named']));
try {
  for (const operator of OPERATORS) {
    if (wanted.length > 0 && !wanted.some((words) => operator.name.includes(words))) continue;
    const mutants = await run.mutantsOf(operator, most, seed);
    const distinct = mutants.filter((mutant) => equivalentOf(operator, mutant) === undefined);
    const caught = distinct.filter(({ found }) => found.length > 0);
    const missed = distinct.filter(({ found }) => found.length === 0);
    survivors.push(...missed.map(({ form, where }) => `${operator.name}: ${form} ${where}`));
    all.mutants += distinct.length;
    all.caught += caught.length;
    say(tableRow(operator.name, mutants, distinct, caught));
    const entries = EQUIVALENTS.filter((entry) => entry.operator === operator.name);
    obsolete.push(...(await rottenEntries(run, entries, most, seed)));
  }
} finally {
  await run.close();
}
say(`${all.caught} of ${all.mutants} caught: ${percent(all.caught, all.mutants)}, seed ${seed}`);
for (const survivor of survivors) say(`survived: ${survivor}`);
for (const line of obsolete) say(`no longer equivalent: ${line}`);
process.exit(obsolete.length === 0 && all.caught >= ENOUGH * all.mutants ? 0 : 1);

function tableRow(
  name: string,
  mutants: readonly Mutant[],
  distinct: readonly Mutant[],
  caught: readonly Mutant[],
): string {
  const named = caught.filter(({ isNamed }) => isNamed);
  const equivalent = mutants.length - distinct.length;
  const counts = [distinct.length, equivalent, caught.length].map(String);
  const shares = [caught.length, named.length].map((count) => percent(count, distinct.length));
  return row([name, ...counts, ...shares]);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;
}

function row([name = '', ...cells]: readonly string[]): string {
  return name.padEnd(50) + cells.map((cell) => cell.padStart(11)).join('');
}
