import type { ConditionRef } from './Condition.ts';
import type { Expression, RowValues } from './Expression.ts';
import type { JsonSchema, UiSchema } from './JsonSchema.ts';
import type { Rule } from './Rule.ts';

/** The type of a leaf's value. It decides normalisation, formatting and the default widget. */
export type ValueType =
  | 'text'
  | 'multiline'
  | 'hkid'
  | 'prn'
  | 'phone'
  | 'email'
  | 'password'
  | 'date'
  | 'monthYear'
  | 'time'
  | 'money'
  | 'percentage'
  | 'decimal'
  | 'integer'
  | 'number'
  | 'checkbox'
  | 'choice'
  | 'choices'
  | 'file'
  /** An answer of any shape: a subtree that stays a plain JSON Schema (`json`). */
  | 'json';

/**
 * A way to normalise a typed text before it is tested, sent or stored. These steps run after the
 * steps for every text (trim, NFC, invisible characters). A text that cannot be parsed stays as
 * typed.
 */
export type Spelling =
  /**
   * Converts full-width letters, digits and signs to half-width, and typographic quotes and Chinese
   * full stops to plain ones.
   */
  | 'narrow'
  | 'upperCase'
  /** Removes spaces, for numbers that are printed in groups. */
  | 'unspaced'
  /**
   * Removes brackets, spaces and hyphens, and converts to upper case, if the result could be an
   * HKID.
   */
  | 'hkid'
  /**
   * Normalises as `hkid` does, but only if the check digit is right. The field accepts other
   * numbers, too.
   */
  | 'maybeHkid'
  | 'date'
  | 'monthYear'
  | 'time'
  /** Converts the domain of an e-mail address to lower case, since domain names ignore case. */
  | 'mailDomain'
  /** Removes the sign of the Hong Kong dollar before an amount. */
  | 'currency'
  /** Removes commas between thousands. */
  | 'ungrouped'
  /** Adds the digit that is missing before a point, and removes a point at the end. */
  | 'pointed'
  /** Removes a percent sign after a number. */
  | 'percent'
  /** Converts the name of a month in a date in three parts to its number. */
  | 'monthNumber'
  | 'twoDigits';

interface NodeBase {
  /** Property name in its object; `''` for the root, `'*'` for a row. */
  readonly key: string;
  /** Pointer pattern with `*` for a row: `/orders/*` has the field `/orders/*` + `/PRN`. */
  readonly pattern: string;
  /** Text key without row indices: `orders.PRN`; its label is `orders.PRN.label`. */
  readonly textKey: string;
  /** The condition of visibility, which includes the step's `when`. */
  readonly visibleWhen?: ConditionRef;
  /**
   * Whether the field is required when visible. In an optional group it is required only if the
   * group is not empty.
   */
  readonly required: boolean;
  readonly requiredWhen?: ConditionRef;
  /** Message key of the requirement; `validation_required` by default. */
  readonly requiredKey: string;
  /**
   * The part of the schema that RJSF reads for this node alone: no children, no `$ref`, no
   * condition, none of the project's keywords.
   */
  readonly schema: JsonSchema;
  /** The `ui:` entries as written. */
  readonly ui: UiSchema;
}

/**
 * The value of an option. It is a text in the project's own forms; an external schema may also list
 * numbers.
 */
export type OptionValue = string | number | boolean;

/** An option of a choice; its text is `<textKey>.options.<value>`. */
export interface Option {
  readonly value: OptionValue;
  readonly when?: ConditionRef;
  /**
   * Periods in which the option of a dated table is offered, each from a first to a last day
   * (`dayOrder`).
   */
  readonly periods?: readonly Period[];
}

/** A range of days as `dayOrder` numbers, both inclusive. A missing bound is unbounded. */
export interface Period {
  readonly from?: number;
  readonly to?: number;
}

/** The source of the first value of an answer, as the author wrote it. */
export interface Prefill {
  /** The page's URL, the identity app, or the Registry's own record of a request. */
  readonly from: 'query' | 'profile' | 'request';
  /** Name of the value in the source. Inside a record, `/` joins the parts. */
  readonly name: string;
}

/** Limits of a file answer. `accept` holds lower-case extensions with their dot. */
export interface FileLimits {
  readonly maxBytes: number;
  readonly accept: readonly string[];
}

/**
 * Titles of the parts of an answer of any shape, by the name of the property. The key of a tuple's
 * entry starts with the name of the property that holds the tuple. A slash for each list around the
 * entry and the entry's index follow (`span/0`, `hours//0`). If two parts have one name, the first
 * title counts.
 */
export type PartLabels = Readonly<Record<string, string>>;

/** An object or list that a user chooses as a whole, by a name. */
export interface CompositeName {
  readonly value: unknown;
  readonly name: string;
}

/** A value that an absent answer takes if the object that holds it satisfies a test. */
export interface InferredValue {
  readonly value: OptionValue;
  /** Name of the test in the validator module. It tests the object as given. */
  readonly test: string;
}

/** A single answer. */
export interface LeafNode extends NodeBase {
  readonly kind: 'leaf';
  readonly valueType: ValueType;
  readonly spelling: readonly Spelling[];
  readonly rules: readonly Rule[];
  readonly options?: readonly Option[];
  /** The day that decides which dated options are offered; today if absent. */
  readonly optionsAt?: Expression;
  /** The list whose rows supply the options; `options` is then empty. */
  readonly optionsFrom?: RowValues;
  readonly computed?: Expression;
  readonly initial?: Expression;
  /** Whether an untouched answer takes its initial value again when that value changes. */
  readonly initialFollows?: true;
  /** Values that an absent answer of given data takes; the first that applies counts. */
  readonly inferred?: readonly InferredValue[];
  /** Initial value as data, without an expression: some options, or an answer of any shape. */
  readonly first?: unknown;
  readonly prefill?: Prefill;
  readonly file?: FileLimits;
  /** Titles of the parts of an answer of any shape. */
  readonly labels?: PartLabels;
  /**
   * The parts of an answer of any shape that a user chooses as a whole; absent if there are none.
   */
  readonly compositeOptions?: readonly CompositeName[];
}

/** An object of answers: the root, a section, an address, a row. */
export interface GroupNode extends NodeBase {
  readonly kind: 'group';
  readonly children: readonly PlanNode[];
  /**
   * Whether the group is a row that is a single answer instead of an object. Its only child has the
   * key `''`, and the pattern and pointer of the row.
   */
  readonly isBare?: true;
  /**
   * The group's own rules, applied if nothing inside is wrong. The rules of a date see the whole
   * date.
   */
  readonly rules: readonly Rule[];
  readonly atLeastOneOf?: { readonly fields: readonly string[]; readonly key: string };
  /**
   * The names of the leaves if the group is one date in three parts. Its errors have the group's
   * own pointer, and as an operand it reads as `DD/MM/YYYY`.
   */
  readonly dateParts?: { readonly day: string; readonly month: string; readonly year: string };
}

/** A limit on the number of rows of a list that satisfy a condition. */
export interface CountRule {
  readonly when?: ConditionRef;
  /** The condition, evaluated for each row. */
  readonly where: ConditionRef;
  readonly min?: number;
  readonly max?: number;
  readonly key: string;
  readonly severity: 'error' | 'warning';
}

/** A record list. */
export interface ListNode extends NodeBase {
  readonly kind: 'list';
  readonly item: GroupNode;
  readonly minItems: number;
  readonly maxItems: number;
  readonly emptyRows: 'drop' | 'refuse';
  readonly initialRows: number;
  /** Initial values of the first rows, as data; the rows are empty if absent. */
  readonly firstRows?: readonly unknown[];
  readonly ordered: boolean;
  readonly countWhere: readonly CountRule[];
  /** Maximum total size of all files in the rows, in bytes. */
  readonly maxTotalBytes?: number;
  /** Rules of the list as a whole (`contains`, `schema`). */
  readonly rules: readonly Rule[];
}

export type PlanNode = LeafNode | GroupNode | ListNode;
