import equivalents from './equivalents.json' with { type: 'json' };
import type { MutantPlace, MutationRun } from './mutationRun.ts';
import type { Operator } from './Operator.ts';
import { OPERATORS } from './operators.ts';

/** A mutant that is as right as the form that it was made of, and why. */
export interface Equivalent {
  readonly operator: string;
  readonly form: string;
  /** The place as the operator names it, or its beginning up to `*`. */
  readonly where: string;
  readonly why: string;
}

/** The mutants that do not count. */
export const EQUIVALENTS: readonly Equivalent[] = equivalents;

/** Returns why a mutant is no mistake; `undefined` when it is one. */
export function equivalentOf({ name }: Operator, place: MutantPlace): string | undefined {
  return EQUIVALENTS.find((each) => each.operator === name && isMeant(each, place))?.why;
}

function isMeant(entry: Equivalent, { form, where }: MutantPlace): boolean {
  if (entry.form !== form) return false;
  if (!entry.where.endsWith('*')) return entry.where === where;
  return where.startsWith(entry.where.slice(0, -1));
}

/**
 * Finds entries that are no longer true: their mutant does not exist, or is now reported.
 *
 * @param most mutants at most that an entry is tried with
 * @param seed decides which
 * @returns a line for each such entry
 */
export async function rottenEntries(
  run: MutationRun,
  entries: readonly Equivalent[],
  most: number,
  seed: number,
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const entry of entries) {
    const operator = OPERATORS.find(({ name }) => name === entry.operator);
    const mutants = operator
      ? await run.mutantsOf(operator, most, seed, (place) => isMeant(entry, place))
      : [];
    const name = `${entry.operator}: ${entry.form} ${entry.where}`;
    if (mutants.length === 0) lines.push(`${name}: there is no such mutant`);
    for (const { where, said } of mutants) {
      if (said.length > 0) lines.push(`${name}: ${where} is reported: ${said.join(' ')}`);
    }
  }
  return lines;
}
