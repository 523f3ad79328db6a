import equivalents from './equivalents.json' with { type: 'json' };
import type { MutantPlace, MutationRun } from './mutationRun.ts';
import type { Operator } from './Operator.ts';
import { OPERATORS } from './operators.ts';

/** A mutant that is as valid as the original form, with the reason. */
export interface Equivalent {
  readonly operator: string;
  readonly form: string;
  /** The place as the operator names it, or a prefix that ends with `*`. */
  readonly where: string;
  readonly why: string;
}

/** The mutants that the test ignores. */
export const EQUIVALENTS: readonly Equivalent[] = equivalents;

/** Returns the reason why a mutant is no mistake; `undefined` for a mistake. */
export function equivalentOf({ name }: Operator, place: MutantPlace): string | undefined {
  return EQUIVALENTS.find((each) => each.operator === name && isMeant(each, place))?.why;
}

function isMeant(entry: Equivalent, { form, where }: MutantPlace): boolean {
  if (entry.form !== form) return false;
  if (!entry.where.endsWith('*')) return entry.where === where;
  return where.startsWith(entry.where.slice(0, -1));
}

/**
 * Finds outdated entries: their mutant does not exist, or `forms:check` now reports the mutant.
 *
 * @param most maximum number of mutants to check per entry
 * @param seed selects the mutants
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
    for (const { where, found } of mutants) {
      if (found.length > 0) lines.push(`${name}: ${where} is reported: ${found.join(' ')}`);
    }
  }
  return lines;
}
