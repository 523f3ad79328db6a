import type { ConditionRef } from './Condition.ts';
import type { Expression } from './Expression.ts';

/**
 * A rule of an answer. Rules run in order. The first failing error is the answer's only error;
 * every failing warning is reported. `test` names a context-free function of the validator module.
 * A rule that needs the current day or another answer names a function of the rule library, with
 * its operands.
 */
export interface Rule {
  /** The keyword that the author wrote: `hkid`. Texts may have the key `<textKey>.error.hkid`. */
  readonly keyword: string;
  readonly when?: ConditionRef;
  readonly test?: string;
  readonly rule?: string;
  readonly operands?: readonly Operand[];
  readonly key: string;
  /** The arguments of the message. An operand is shown as its date or text. */
  readonly args: readonly (string | number | Operand)[];
  readonly severity: 'error' | 'warning';
}

/** A value that a contextual rule compares with. The rule passes if an operand is absent. */
export type Operand =
  | { readonly kind: 'literal'; readonly value: string | number }
  | { readonly kind: 'today'; readonly add?: string }
  | { readonly kind: 'value'; readonly pattern: string; readonly add?: string }
  | { readonly kind: 'expression'; readonly of: Expression };
