import type { ConditionRef } from './Condition.ts';
import type { Expression } from './Expression.ts';

/**
 * One rule of an answer, tried in order; the first failing error is the answer's only error, every
 * failing warning is reported. `test` names a context-free function of the validator module; a rule
 * that needs the day or another answer names a function of the rule library and its operands.
 */
export interface Rule {
  /** The keyword that the author wrote: `hkid`; texts may say `<textKey>.error.hkid`. */
  readonly keyword: string;
  readonly when?: ConditionRef;
  readonly test?: string;
  readonly rule?: string;
  readonly operands?: readonly Operand[];
  readonly key: string;
  /** An operand among the arguments is shown as the date or text that it gives. */
  readonly args: readonly (string | number | Operand)[];
  readonly severity: 'error' | 'warning';
}

/** What a contextual rule compares with. An absent operand lets the rule pass. */
export type Operand =
  | { readonly kind: 'literal'; readonly value: string | number }
  | { readonly kind: 'today'; readonly add?: string }
  | { readonly kind: 'value'; readonly pattern: string; readonly add?: string }
  | { readonly kind: 'expression'; readonly of: Expression };
