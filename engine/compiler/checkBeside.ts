import type { JsonObject } from '../definition/JsonSchema.ts';
import { didYouMean } from './nearest.ts';
import { type Place, type Reporter, within } from './Reporter.ts';

/** What may stand beside an operator of an expression; beside the others nothing may. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  round: ['places'],
  sum: ['of'],
  count: ['where'],
  first: ['where', 'value'],
  lookup: ['in'],
  $table: ['column', 'at'],
  if: ['then', 'else'],
  addDuration: ['duration'],
};

/** Reports what an expression's operator does not know: a second operator must not be a lost one. */
export function checkBeside(
  report: Reporter,
  source: JsonObject,
  operator: string,
  operators: readonly string[],
  place: Place,
): void {
  const known = [operator, ...(BESIDE[operator] ?? [])];
  for (const name of Object.keys(source).filter((each) => !known.includes(each))) {
    const remedy = operators.includes(name)
      ? 'Write one operator inside the other, as in { "add": [{ "multiply": [...] }, ...] }.'
      : didYouMean(name, known, 'Remove it.');
    const message = `"${name}" means nothing beside "${operator}"`;
    report.error(within(place, name), 'bad-expression', message, remedy);
  }
}
