import { type Cell, type GroupCell, holderOf } from '../conditions/Cell.ts';
import { cellFrom } from '../conditions/cellFrom.ts';
import type { FormState } from '../conditions/FormState.ts';
import type { Condition } from '../definition/Condition.ts';
import type { LeafNode } from '../definition/PlanNode.ts';
import { answerNow } from './answerNow.ts';
import { cellPath } from './cellPath.ts';
import { conditionWords } from './conditionWords.ts';
import { expressionWords } from './expressionWords.ts';
import type { FormWords } from './FormWords.ts';
import { ownCondition, stepOf } from './ownCondition.ts';
import { testWords } from './testWords.ts';
import type { CausePhrase } from './words/Wording.ts';

/** One test of a condition, with the answer now. */
export interface ExplainedTest {
  /** The pattern of the field that the test examines. */
  readonly pattern: string;
  /** The test, such as `“Applicant” is “Company”`. */
  readonly words: string;
  /** The answer, such as `now it is “Person”`. */
  readonly now: string;
  readonly holds: boolean;
  /** Why the examined field itself is not shown; absent if it is shown. */
  readonly because?: readonly ExplainedCause[];
}

/** A reason why a field is shown or not, or required or not. */
export interface ExplainedCause {
  /** A sentence, such as `Shown only if “Applicant” is “Company”; now it is “Person”.` */
  readonly words: string;
  readonly holds: boolean;
  /** The tests of the condition; empty for a reason without a condition. */
  readonly tests: readonly ExplainedTest[];
}

/** The explanation of one field for the answers now. */
export interface FieldExplanation {
  readonly name: string;
  readonly isShown: boolean;
  readonly isRequired: boolean;
  /** `Shown now.` or `Not shown now.` */
  readonly verdict: string;
  /** The reasons, from the step to the field. A reason that does not hold hides the field. */
  readonly visibility: readonly ExplainedCause[];
  readonly requirement: ExplainedCause;
  /** The sentence about a computed value; absent for other fields. */
  readonly computed?: string;
  /** The options that have a condition. */
  readonly options: readonly ExplainedCause[];
}

/**
 * Explains why a field is shown or not, and required or not, for the answers now.
 *
 * @param state the state of the answers: `store.ask((state) => explainField(words, state, pointer))`
 * @param pointer of the field. `*` means the first record of a list
 *
 * @example
 * import { openState } from '../conditions/openState.ts';
 * import { FormWords } from './FormWords.ts';
 * const words = new FormWords({ ...FIRST, texts: FIRST.texts.en, language: 'en' });
 * const state = openState(FIRST.plan, FIRST.validator, { ...answers, copies: 'plain' }, now);
 * explainField(words, state, '/purpose').visibility.at(-1)?.words;
 * // 'Shown only if “Kind of copy” is “Certified copy”; now it is “Plain copy”.'
 */
export function explainField(
  words: FormWords,
  state: FormState,
  pointer: string,
): FieldExplanation {
  const explainer = new Explainer(words, state);
  const { path, isMissing } = cellPath(state.root, pointer);
  const cell = path.at(-1) ?? state.root;
  const isShown = !isMissing && state.isVisible(cell) && stepOf(state.plan, pointer) !== undefined;
  const { causes } = words.wording;
  const visibility = explainer.visibility(pointer);
  const node = isMissing ? undefined : cell.node;
  const computed = node?.kind === 'leaf' && node.computed;
  return {
    name: words.name(patternOf(pointer)),
    isShown,
    isRequired: isShown && state.isRequired(cell),
    verdict: isShown ? causes.shown : causes.notShown,
    visibility,
    requirement: explainer.requirement(cell, isShown),
    ...(computed && {
      computed: words.fill(
        causes.computed,
        expressionWords(words, computed, { near: node.pattern }),
      ),
    }),
    options: node?.kind === 'leaf' ? explainer.options(cell, node) : [],
  };
}

/** Returns the pattern of a pointer: `*` for each index. */
export function patternOf(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
}

class Explainer {
  readonly #words: FormWords;
  readonly #state: FormState;
  /** The fields that are being explained; the compiler rejects cycles of visibility. */
  readonly #open = new Set<string>();

  constructor(words: FormWords, state: FormState) {
    this.#words = words;
    this.#state = state;
  }

  /** Returns the reasons for the visibility of a field, from the step inwards. */
  visibility(pointer: string): readonly ExplainedCause[] {
    const words = this.#words;
    const { causes } = words.wording;
    const { path, isMissing } = cellPath(this.#state.root, pointer);
    const step = stepOf(this.#state.plan, pointer);
    if (!step) return [{ words: causes.noStep, holds: false, tests: [] }];
    const title = words.quoted(words.stepTitle(step.id));
    const ofStep = step.when
      ? [this.#cause('step', step.when, this.#state.root, { title, near: '' })]
      : [];
    const target = isMissing ? undefined : path.at(-1);
    const inner = path.flatMap((cell) => {
      const condition = ownCondition(this.#state.plan, cell.node);
      if (!condition) return [];
      const near = cell.node.pattern;
      const phrase = cell === target ? 'field' : 'group';
      return [this.#cause(phrase, condition, holderOf(cell), { title: words.name(near), near })];
    });
    const last = path.at(-1);
    const noRecord =
      isMissing && last
        ? [
            {
              words: words.fill(causes.noRecord, words.name(last.node.pattern)),
              holds: false,
              tests: [],
            },
          ]
        : [];
    const all = [...ofStep, ...inner, ...noRecord];
    return all.length > 0 ? all : [{ words: causes.always, holds: true, tests: [] }];
  }

  requirement(cell: Cell, isShown: boolean): ExplainedCause {
    const words = this.#words;
    const { causes } = words.wording;
    const plain = (text: string, holds: boolean) => ({ words: text, holds, tests: [] });
    const { required, requiredWhen, pattern } = cell.node;
    if (requiredWhen !== undefined && !required) {
      const condition = words.condition(requiredWhen);
      return this.#cause('requiredIf', condition, holderOf(cell), { title: '', near: pattern });
    }
    if (!required) return plain(causes.optional, false);
    if (!isShown) return plain(causes.hiddenNotRequired, false);
    if (this.#state.isRequired(cell)) return plain(causes.required, true);
    const group = words.name(cell.parent?.node.pattern ?? '');
    return plain(words.fill(causes.unusedGroup, group), false);
  }

  options(cell: Cell, node: LeafNode): readonly ExplainedCause[] {
    return (node.options ?? []).flatMap(({ value, when }) => {
      if (when === undefined) return [];
      const answer = node.valueType === 'choices' ? [value] : value;
      const title = this.#words.value(node, answer);
      const condition = this.#words.condition(when);
      return [this.#cause('option', condition, holderOf(cell), { title, near: node.pattern })];
    });
  }

  #cause(
    phrase: CausePhrase,
    condition: Condition,
    context: GroupCell,
    { title, near }: { readonly title: string; readonly near: string },
  ): ExplainedCause {
    const words = this.#words;
    const tests = this.#tests(condition, context, near);
    const text = words.fill(
      words.wording.causes[phrase],
      conditionWords(words, condition, near),
      title,
    );
    const [only] = tests;
    const now = only && tests.length === 1 ? `${words.wording.semicolon}${only.now}` : '';
    const end = words.form.language === 'en' ? '.' : '。';
    return { words: `${text}${now}${end}`, holds: this.#holds(condition, context), tests };
  }

  #holds(condition: Condition, context: GroupCell): boolean {
    switch (condition.kind) {
      case 'not':
        return !this.#holds(condition.of, context);
      case 'all':
        return condition.of.every((part) => this.#holds(part, context));
      case 'any':
        return condition.of.some((part) => this.#holds(part, context));
      default: {
        const value = this.#state.valueAt(condition.pattern, context);
        return value !== undefined && this.#state.validator.tests[condition.test]?.(value) === true;
      }
    }
  }

  #tests(condition: Condition, context: GroupCell, near: string): readonly ExplainedTest[] {
    if (condition.kind === 'not') return this.#tests(condition.of, context, near);
    if (condition.kind !== 'test') {
      return condition.of.flatMap((part) => this.#tests(part, context, near));
    }
    const words = this.#words;
    const { pattern, test } = condition;
    const node = words.node(pattern);
    const subject = { words, node, name: words.name(pattern, near) };
    const cell = cellFrom(context, pattern);
    const isHidden = cell !== undefined && !this.#state.isVisible(cell);
    const because = isHidden ? this.#because(pattern) : [];
    return [
      {
        pattern,
        words: testWords(subject, words.form.tests[test] ?? {}, true),
        now: answerNow(words, this.#state, cell),
        holds: this.#holds(condition, context),
        ...(because.length > 0 && { because }),
      },
    ];
  }

  /** Returns the reasons that hide a field. */
  #because(pattern: string): readonly ExplainedCause[] {
    if (this.#open.has(pattern)) return [];
    this.#open.add(pattern);
    const causes = this.visibility(pattern).filter(({ holds }) => !holds);
    this.#open.delete(pattern);
    return causes;
  }
}
