import type { JsonObject } from '../../definition/JsonSchema.ts';
import { didYouMean } from '../source/nearest.ts';
import { type Place, type Reporter, within } from '../source/Reporter.ts';

/** Keywords that an expression may have next to its operator; other operators allow none. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  round: ['places'],
  sum: ['of'],
  count: ['where'],
  first: ['where', 'value'],
  lookup: ['in'],
  $table: ['column', 'at'],
  if: ['then', 'else'],
  addDuration: ['duration'],
};

/** Reports keywords that an expression's operator does not support, such as a second operator. */
export function checkOperatorKeys(
  report: Reporter,
  source: JsonObject,
  operator: string,
  operators: readonly string[],
  place: Place,
): void {
  const known = [operator, ...(COMPANIONS[operator] ?? [])];
  for (const name of Object.keys(source).filter((each) => !known.includes(each))) {
    const remedy = operators.includes(name)
      ? 'Write one operator inside the other, as in { "add": [{ "multiply": [...] }, ...] }.'
      : didYouMean(name, known, 'Remove it.');
    const message = `"${name}" has no meaning next to "${operator}"`;
    report.error(within(place, name), 'bad-expression', message, remedy);
  }
}
