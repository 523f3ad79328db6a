import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EQUIVALENTS, equivalentOf, rottenEntries } from './mutation/equivalents.ts';
import { FORMS, type MutationRun, openMutationRun } from './mutation/mutationRun.ts';
import { OPERATORS } from './mutation/operators.ts';

/** Number of kinds of mistakes that forms:check must find. */
const KINDS = 39;
/** Mutants of each kind; `npm run mutate` checks more. */
const FEW = 4;
const SEED = 20_261_121;

let run: MutationRun;
beforeAll(async () => {
  run = await openMutationRun();
});
afterAll(() => run.close());

it('OPERATORS: has one operator for each kind of mistake', () => {
  const names = OPERATORS.map(({ name }) => name);
  expect(new Set(names).size).toBe(KINDS);
  expect(names).toHaveLength(KINDS);
});

it('FORMS: lists six forms to mutate', () => {
  expect(FORMS).toEqual(['LREAL1', 'LR164', 'LODLIST', 'LR124', 'LR173', 'ATI']);
});

describe('A-03: forms:check reports every mutant', () => {
  it.each(OPERATORS)('$name', async (operator) => {
    const mutants = await run.mutantsOf(operator, FEW, SEED);
    const wrong = mutants.filter((mutant) => equivalentOf(operator, mutant) === undefined);
    expect(wrong.length).toBeGreaterThan(0);
    const survivors = wrong.filter(({ found }) => found.length === 0);
    expect(survivors.map(({ form, where }) => `${form} ${where}`)).toEqual([]);
    expect(wrong.some(({ isNamed }) => isNamed)).toBe(true);
  });
});

describe('equivalent mutants', () => {
  it('still exist, and are not reported', async () => {
    expect(await rottenEntries(run, EQUIVALENTS, FEW, SEED)).toEqual([]);
  });

  it('rottenEntries: lists an entry whose mutant is reported or does not exist', async () => {
    const entry = { operator: 'window in the past', form: 'ATI', why: 'a planted entry' };
    const [caught = '', ...further] = await rottenEntries(
      run,
      [{ ...entry, where: 'manifest.json#/active: *' }],
      2,
      SEED,
    );
    expect(caught).toMatch(/window in the past: ATI .* is reported: .* window-past /);
    expect(further).toHaveLength(1);
    const lost = [
      { ...entry, where: 'manifest.json#/nowhere: gone' },
      { ...entry, where: 'manifest.json#/active: *', form: 'LR999' },
      { ...entry, where: 'manifest.json#/active: *', operator: 'no such operator' },
    ];
    const lines = await rottenEntries(run, lost, FEW, SEED);
    expect(lines.filter((line) => line.endsWith('there is no such mutant'))).toHaveLength(3);
  });
});
