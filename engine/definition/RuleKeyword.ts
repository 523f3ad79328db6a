import type { JsonObject } from './JsonSchema.ts';
import type { Spelling, ValueType } from './PlanNode.ts';

/** The kind of value that an author writes for a rule keyword. */
export type KeywordValue =
  /** `true`. */
  | 'flag'
  /** A whole number, 0 or more: `30`. */
  | 'count'
  /** Two whole numbers, minimum and maximum: `[8, 25]`. */
  | 'range'
  /** A decimal as text: `"998000"`, `"9999999999999.99"`; a number is also accepted. */
  | 'decimal'
  /** Two decimals as text: `["0", "100"]`. */
  | 'decimalRange'
  /** `"today"`, `"31/12/2026"`, a pointer, or `{ "from": "today" or pointer, "add": "P7D" }`. */
  | 'bound'
  /** A pointer: `/x` from the root, `x` next to the field, `../x` one level up. */
  | 'pointer'
  /** Days of the week, 0 is Sunday: `[1, 2, 3, 4, 5]`. */
  | 'weekdays'
  /** Any JSON Schema, including the project's rule keywords. */
  | 'schema';

/**
 * A rule keyword as its file in `engine/rules` declares it (`RULE`): its notation, the function
 * that it calls, and its message. `npm run types` collects the declarations.
 *
 * Keys that begin with `validationErr_`, `validation_invalid…`, `validation_futureEnough`,
 * `validation_multiSelected`, `validation_confirmPasswordDiff` are from the specification (document
 * 2, section 5). The project named the others in the same style.
 */
export interface RuleKeyword {
  readonly keyword: string;
  /**
   * Position in the catalogue, lowest first. Shorthands on a leaf run in this order. Leave gaps, so
   * that a new keyword fits between two others.
   */
  readonly order: number;
  readonly value: KeywordValue;
  /** Function of the rule library. `schema` has no function, because it is a test itself. */
  readonly rule?: string;
  /** Message key. For `dateMin` and `dateMax` it depends on the kind of bound. */
  readonly key: string;
  /** The arguments of the message. */
  readonly args: 'none' | 'value';
  /** The value type that the keyword gives a leaf when it is written directly on it. */
  readonly valueType?: ValueType;
  /**
   * The normalisation steps for a text that must always satisfy the rule. On a leaf itself, a
   * keyword with a value type leaves these steps to the type.
   */
  readonly spellings?: readonly Spelling[];
  /** The normalisation steps for a text that must satisfy the rule only under a `when`. */
  readonly conditionalSpellings?: readonly Spelling[];
  /**
   * Whether the rule limits the length of a text, so that a form needs no `maxChars` next to it.
   */
  readonly limitsLength?: true;
  /** Description for authors in `schemas/meta/rule.schema.json`; names the message key. */
  readonly description: string;
  /** JSON Schema of the keyword's value, if `value` does not fully describe it. */
  readonly schema?: JsonObject;
}
