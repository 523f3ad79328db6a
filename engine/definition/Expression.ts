import type { ConditionRef } from './Condition.ts';

/**
 * A compiled expression. It is total (a missing operand gives an absent result), exact (decimals
 * instead of floating point), and never NaN. Patterns are absolute, with `*` for the rows of the
 * context.
 */
export type Expression =
  | { readonly op: 'literal'; readonly value: string | number | boolean }
  | {
      readonly op: 'value';
      readonly pattern: string;
      /**
       * Whether the value is formatted for people of every language (`format`) instead of as
       * stored.
       */
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
      /** The day on which a row must be in force. */
      readonly at: Expression;
      /** The key of the row, if a day has several rows. */
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

/** A value of each row of a list, optionally only of rows that satisfy a condition. */
export interface RowValues {
  readonly list: string;
  readonly where?: ConditionRef;
  readonly of: Expression;
}

/** Operators with any number of operands. `orElse` returns the first operand that is present. */
export type NaryOperator = 'add' | 'subtract' | 'multiply' | 'min' | 'max' | 'concat' | 'orElse';

/**
 * A figure of a dated table. `from` and `to` are inclusive days as `dayOrder` numbers; a missing
 * one is unbounded.
 */
export interface TableRow {
  readonly key?: string;
  readonly from?: number;
  readonly to?: number;
  readonly value: string | number | boolean;
}

/** Values by key. */
export type LookupMap = Readonly<Record<string, string | number | boolean>>;
