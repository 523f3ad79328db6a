import {
  PAPER_METHODS,
  PAYMENT_METHODS,
  PREFERRED_METHODS,
} from '../../engine/definition/paymentMethods.ts';
import { replaced } from './replaced.ts';

/** The path to the payment methods of a period in which they are disabled. */
const WINDOWS = 'properties DISABLE_GCIS_PAYMENT_PERIOD items properties methods items enum'.split(
  ' ',
);

/** The places in the schemas that list payment methods, by path from the root of the project. */
export const METHOD_LISTS: Readonly<
  Record<string, readonly (readonly [path: readonly string[], names: readonly string[]])[]>
> = {
  'schemas/meta/manifest.schema.json': [
    [['$defs', 'payment', 'properties', 'online', 'items', 'enum'], PREFERRED_METHODS],
    [['$defs', 'payment', 'properties', 'offline', 'items', 'enum'], PAPER_METHODS],
  ],
  'schemas/defs/payment-method.schema.json': [
    [
      ['properties', 'CDPaymentMethod', 'enum'],
      [...PREFERRED_METHODS, ...PAPER_METHODS],
    ],
  ],
  'schemas/config/wfp-config.schema.json': [[WINDOWS, namesOfMethods()]],
};

/**
 * Returns a schema with the payment methods of the engine's table in its lists.
 *
 * @param path a path of `METHOD_LISTS`
 * @param text the content of that file
 * @throws {RangeError} when the text has no place for the lists
 */
export function methodMeta(path: string, text: string): string {
  return (METHOD_LISTS[path] ?? []).reduce(
    (before, [place, names]) => replaced(before, place, names),
    text,
  );
}

/** Returns the names of methods in the settings: an id, or the card of a method. */
function namesOfMethods(): readonly string[] {
  const cards = Object.values(PAYMENT_METHODS).flatMap(({ card }) => card?.toLowerCase() ?? []);
  return [...new Set([...PREFERRED_METHODS, ...cards])];
}
