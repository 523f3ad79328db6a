import type { ConditionRef } from './Condition.ts';

/**
 * A compiled expression: total (an operand that is missing makes it absent), exact (decimals, never
 * floating point), never NaN. Patterns are absolute with `*` for the rows of the context.
 */
export type Expression =
  | { readonly op: 'literal'; readonly value: string | number | boolean }
  | {
      readonly op: 'value';
      readonly pattern: string;
      /** As people of every language read it (`format`), not as it is stored. */
      readonly shown?: true;
    }
  | { readonly op: NaryOperator; readonly of: readonly Expression[] }
  | { readonly op: 'round'; readonly of: Expression; readonly places: number }
  | { readonly op: 'sum'; readonly list: string; readonly of: Expression }
  | { readonly op: 'count'; readonly list: string; readonly where?: ConditionRef }
  | ({ readonly op: 'first' } & RowValues)
  | { readonly op: 'lookup'; readonly of: Expression; readonly in: LookupMap }
  | {
      readonly op: 'table';
      readonly rows: readonly TableRow[];
      /** The day that a row must be in force on. */
      readonly at: Expression;
      /** Which row, where a day has several. */
      readonly of?: Expression;
    }
  | {
      readonly op: 'if';
      readonly when: ConditionRef;
      readonly then: Expression;
      readonly else?: Expression;
    }
  | { readonly op: 'today' }
  | { readonly op: 'addDuration'; readonly of: Expression; readonly add: string };

/** A value of each row of a list, of those rows that satisfy a condition. */
export interface RowValues {
  readonly list: string;
  readonly where?: ConditionRef;
  readonly of: Expression;
}

/** Operators over any number of operands. `orElse` gives the first operand that is present. */
export type NaryOperator = 'add' | 'subtract' | 'multiply' | 'min' | 'max' | 'concat' | 'orElse';

/** A figure of a dated table. Days as `dayOrder` numbers, both in force; none has no end. */
export interface TableRow {
  readonly key?: string;
  readonly from?: number;
  readonly to?: number;
  readonly value: string | number | boolean;
}

/** Values by key. */
export type LookupMap = Readonly<Record<string, string | number | boolean>>;
