import type { ConditionRef } from './Condition.ts';
import type { Expression, RowValues } from './Expression.ts';
import type { JsonSchema, UiSchema } from './JsonSchema.ts';
import type { Rule } from './Rule.ts';

/** What kind of value a leaf holds; decides normalising, formatting and the widget by default. */
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
  /** Any shape: a subtree that stays a plain JSON Schema (`json`). */
  | 'json';

/**
 * How a typed text is respelt before it is tested, sent or stored, after the steps that every text
 * goes through (trim, NFC, invisible characters). What cannot be read stays as typed.
 */
export type Spelling =
  /** Full-width letters, digits and signs become half-width; typographic quotes and Chinese full stops plain. */
  | 'narrow'
  | 'upperCase'
  /** Spaces dropped: numbers that are printed in groups. */
  | 'unspaced'
  /** Brackets, spaces and hyphens dropped, upper-cased, when the rest could be an HKID. */
  | 'hkid'
  /** As `hkid`, but only when the check digit is right: the field takes other numbers too. */
  | 'maybeHkid'
  | 'date'
  | 'monthYear'
  | 'time'
  /** The domain of an e-mail address in small letters: names of domains know no others. */
  | 'mailDomain'
  /** The sign of the Hong Kong dollar before an amount dropped. */
  | 'currency'
  /** Commas that group thousands dropped. */
  | 'ungrouped'
  /** A percent sign behind a number dropped. */
  | 'percent'
  /** The name of a month, in a date in three parts, as its number. */
  | 'monthNumber'
  | 'twoDigits';

interface NodeBase {
  /** Property name in its object; `''` for the root, `'*'` for a row. */
  readonly key: string;
  /** Pointer pattern, a row as `*`: `/orders/*` has the field `/orders/*` + `/PRN`. */
  readonly pattern: string;
  /** Text key without row indices: `orders.PRN`; its label is `orders.PRN.label`. */
  readonly textKey: string;
  /** The step's `when` is already part of it. */
  readonly visibleWhen?: ConditionRef;
  /** Required whenever visible (and, inside an optional group, when that group is not empty). */
  readonly required: boolean;
  readonly requiredWhen?: ConditionRef;
  /** Message of the requirement: `validation_required` unless the author says otherwise. */
  readonly requiredKey: string;
  /** What RJSF reads of this node alone (no children): no `$ref`, no condition, no house keyword. */
  readonly schema: JsonSchema;
  /** The `ui:` entries as written. */
  readonly ui: UiSchema;
}

/** What a choice holds: a text in the house's forms; a stranger's schema may list numbers too. */
export type OptionValue = string | number | boolean;

/** An option of a choice; its text is `<textKey>.options.<value>`. */
export interface Option {
  readonly value: OptionValue;
  readonly when?: ConditionRef;
  /** Of a dated table: when it is offered, each from a first to a last day (`dayOrder`). */
  readonly periods?: readonly Period[];
}

/** Days from the first to the last, as `dayOrder` numbers; without one there is no end. */
export interface Period {
  readonly from?: number;
  readonly to?: number;
}

/** Where the first value of an answer comes from, as the author says. */
export interface Prefill {
  /** The page's address, the identity app, or the Registry's own record of a request. */
  readonly from: 'query' | 'profile' | 'request';
  /** Name there; inside a record parts are joined by `/`. */
  readonly name: string;
}

/** Limits of a file answer; `accept` holds lower-case extensions with their dot. */
export interface FileLimits {
  readonly maxBytes: number;
  readonly accept: readonly string[];
}

/**
 * Titles of the parts of an answer of any shape, by the name of the property; of the places of a tuple by
 * the name of the property that holds it, a stroke for each list it lies in, and their number (`span/0`,
 * `hours//0`). Of one name the first title counts.
 */
export type PartLabels = Readonly<Record<string, string>>;

/** An object or a list that is chosen as a whole, by a name. */
export interface WholeName {
  readonly value: unknown;
  readonly name: string;
}

/** A single answer. */
export interface LeafNode extends NodeBase {
  readonly kind: 'leaf';
  readonly valueType: ValueType;
  readonly spelling: readonly Spelling[];
  readonly rules: readonly Rule[];
  readonly options?: readonly Option[];
  /** The day that decides which dated options are offered; today while it is absent. */
  readonly optionsAt?: Expression;
  /** The options are answers of the rows of a list; `options` is empty then. */
  readonly optionsFrom?: RowValues;
  readonly computed?: Expression;
  readonly initial?: Expression;
  /** What stands in it at first where no expression says it, as data: some options, an answer of any shape. */
  readonly first?: unknown;
  readonly prefill?: Prefill;
  readonly file?: FileLimits;
  /** Of an answer of any shape: what its parts are called. */
  readonly labels?: PartLabels;
  /** Of an answer of any shape: what in it is chosen as a whole; absent where nothing is. */
  readonly wholes?: readonly WholeName[];
}

/** An object of answers: the root, a section, an address, a row. */
export interface GroupNode extends NodeBase {
  readonly kind: 'group';
  readonly children: readonly PlanNode[];
  /**
   * A row that is a single answer and no object: its one child has the key `''` and stands at the
   * row's own pattern and pointer.
   */
  readonly isBare?: true;
  /** Rules of the group's own, tried when nothing inside is wrong; of a date they see the date. */
  readonly rules: readonly Rule[];
  readonly atLeastOneOf?: { readonly fields: readonly string[]; readonly key: string };
  /**
   * The group is one date in three parts: names of its leaves. Its errors stand at the group's own
   * pointer, and as an operand it reads as `DD/MM/YYYY`.
   */
  readonly dateParts?: { readonly day: string; readonly month: string; readonly year: string };
}

/** How many rows of a list must or may satisfy a condition. */
export interface CountRule {
  readonly when?: ConditionRef;
  /** Asked of each row. */
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
  /** What stands in the first rows at first, as data; they are empty when absent. */
  readonly firstRows?: readonly unknown[];
  readonly ordered: boolean;
  readonly countWhere: readonly CountRule[];
  /** Most bytes of all files in the rows together. */
  readonly maxTotalBytes?: number;
  /** Rules of the list as a whole (`contains`, `schema`). */
  readonly rules: readonly Rule[];
}

export type PlanNode = LeafNode | GroupNode | ListNode;
