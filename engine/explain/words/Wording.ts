/**
 * The templates of one language for conditions, expressions and explanations. `{0}`, `{1}` are
 * filled in. In a pair, the first text states that a condition holds, the second that it does not.
 */
export interface Wording {
  /** Marks around a name or a value. */
  readonly quotes: readonly [string, string];
  readonly brackets: readonly [string, string];
  readonly comma: string;
  readonly semicolon: string;
  readonly and: string;
  readonly or: string;
  readonly tests: Readonly<Record<TestPhrase, readonly [string, string]>>;
  /** Nouns for a value that satisfies a rule keyword, such as `date`. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly expressions: Readonly<Record<ExpressionPhrase, string>>;
  readonly causes: Readonly<Record<CausePhrase, string>>;
  /** Texts for the answer that a field has now. */
  readonly now: Readonly<Record<NowPhrase, string>>;
  readonly edges: Readonly<Record<EdgePhrase, string>>;
  /** Names of the steps that every form has. */
  readonly steps: { readonly confirmation: string; readonly submission: string };
}

/** The predicates of a test: `{0}` is the field, `{1}` the value. */
export type TestPhrase =
  | 'always'
  | 'is'
  | 'ticked'
  | 'given'
  | 'includes'
  | 'record'
  | 'minItems'
  | 'maxItems'
  | 'minLength'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum'
  | 'range'
  | 'kind'
  | 'pattern'
  | 'other';

/** The operations of an expression. */
export type ExpressionPhrase =
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'min'
  | 'max'
  | 'concat'
  | 'orElse'
  | 'round'
  | 'sum'
  | 'count'
  | 'countWhere'
  | 'first'
  | 'firstWhere'
  | 'rows'
  | 'lookup'
  | 'table'
  | 'basedOn'
  | 'pair'
  | 'from'
  | 'to'
  | 'fromTo'
  | 'if'
  | 'ifElse'
  | 'today'
  | 'later'
  | 'earlier'
  | 'days'
  | 'months'
  | 'ticked'
  | 'notTicked';

/** The reasons why a field is shown or required; `{0}` is a name or a condition. */
export type CausePhrase =
  | 'always'
  | 'field'
  | 'group'
  | 'step'
  | 'noRecord'
  | 'noStep'
  | 'shown'
  | 'notShown'
  | 'required'
  | 'requiredIf'
  | 'optional'
  | 'unusedGroup'
  | 'hiddenNotRequired'
  | 'computed'
  | 'option'
  | 'because';

type NowPhrase = 'is' | 'ticked' | 'notTicked' | 'empty' | 'hidden' | 'records' | 'holds';

type EdgePhrase = 'shows' | 'requires' | 'computes' | 'offers' | 'checks';
