import type { Language } from '../constants/language.ts';
import type { Condition, ConditionRef } from '../definition/Condition.ts';
import type { JsonObject, Texts } from '../definition/JsonSchema.ts';
import { nodesUnder } from '../definition/nodesUnder.ts';
import type { Plan } from '../definition/Plan.ts';
import type { PlanNode } from '../definition/PlanNode.ts';
import { withoutMarkup } from '../format/withoutMarkup.ts';
import { fillText } from '../messages/fillText.ts';
import { answerLines } from '../review/answerLines.ts';
import { parentOf } from '../values/pointer.ts';
import type { Wording } from './words/Wording.ts';
import { wordingOf } from './words/wordingOf.ts';

/** A compiled form and the language in which it is put in words. */
export interface WordedForm {
  readonly plan: Plan;
  /** The schemas of the plan's tests: `tests` of `CompiledForm`. */
  readonly tests: Readonly<Record<string, JsonObject>>;
  /** The form's texts in the wanted language. */
  readonly texts: Texts;
  readonly language: Language;
}

/** Names of the fields, values and steps of a form in one language, without markup. */
export class FormWords {
  readonly form: WordedForm;
  readonly wording: Wording;
  readonly #nodes = new Map<string, PlanNode>();
  /** The number of fields with each label. */
  readonly #uses = new Map<string, number>();

  constructor(form: WordedForm) {
    this.form = form;
    this.wording = wordingOf(form.language);
    // The answer of a bare row has the pattern of the row and replaces it.
    for (const node of nodesUnder(form.plan.root)) this.#nodes.set(node.pattern, node);
    for (const node of this.#nodes.values()) {
      // A row has the label of its list.
      if (node.kind === 'group' && node.pattern.endsWith('/*')) continue;
      const label = this.label(node);
      this.#uses.set(label, (this.#uses.get(label) ?? 0) + 1);
    }
  }

  /** Returns the field with a pattern; `undefined` for an unknown pattern. */
  node(pattern: string): PlanNode | undefined {
    return this.#nodes.get(pattern);
  }

  condition(ref: ConditionRef): Condition {
    const condition = this.form.plan.conditions[ref];
    if (!condition) throw new RangeError(`Cannot find condition ${ref}: the plan has fewer`);
    return condition;
  }

  /** Returns the label of a field. A row has the label of its list; the root has the title. */
  label(node: PlanNode): string {
    const { texts, plan } = this.form;
    if (node.pattern === '') return plain(texts['$form.title'] ?? plan.code);
    const own = plain(texts[`${node.textKey}.label`] ?? '');
    if (own !== '') return own;
    const isRow = node.pattern.endsWith('/*');
    const above = isRow ? this.#nodes.get(parentOf(node.pattern)) : undefined;
    return above ? this.label(above) : spaced(node.key);
  }

  /**
   * Returns the name of a field in quotation marks.
   *
   * @param near the pattern of the field whose text mentions the name. If another field has the same
   *   label, the name of the group comes first, except for a field of the same group
   */
  name(pattern: string, near = ''): string {
    const node = this.#nodes.get(pattern);
    if (!node) return this.quoted(spaced(pattern.slice(pattern.lastIndexOf('/') + 1)));
    const label = this.label(node);
    const isClear = (this.#uses.get(label) ?? 0) < 2 || parentOf(pattern) === parentOf(near);
    const group = isClear ? undefined : this.#groupName(pattern, label);
    return this.quoted(group === undefined ? label : `${group} – ${label}`);
  }

  /** Returns the name as `name` does, without quotation marks, for a list of all fields. */
  fullName(pattern: string): string {
    const [before, after] = this.wording.quotes;
    const name = this.name(pattern);
    return name.slice(before.length, name.length - after.length);
  }

  #groupName(pattern: string, label: string): string | undefined {
    for (let at = parentOf(pattern); at !== ''; at = parentOf(at)) {
      const group = this.#nodes.get(at);
      const name = group && this.label(group);
      if (name !== undefined && name !== label) return name;
    }
    return undefined;
  }

  /** Returns the title of a step; the review and the submission have one, too. */
  stepTitle(id: string): string {
    const own = this.form.texts[`$steps.${id}.title`];
    const shared =
      id === 'confirmation' || id === 'submission' ? this.wording.steps[id] : undefined;
    return plain(own ?? shared ?? spaced(id));
  }

  /** Returns a value as people see it, in quotation marks: an option by its text. */
  value(node: PlanNode | undefined, value: unknown): string {
    if (node?.kind === 'leaf') {
      const lines = answerLines(node, value, this.form).map(plain);
      const shown = lines.length > 0 ? lines : [plainValue(value)];
      return this.listed(shown.map((line) => this.quoted(line)));
    }
    return this.quoted(plainValue(value));
  }

  quoted(text: string): string {
    const [before, after] = this.wording.quotes;
    return `${before}${text}${after}`;
  }

  bracketed(text: string): string {
    const [before, after] = this.wording.brackets;
    return `${before}${text}${after}`;
  }

  /** Returns a list with commas. */
  listed(parts: readonly string[]): string {
    return parts.join(this.wording.comma);
  }

  /** Returns a list of alternatives, such as `“A”, “B” or “C”`. */
  anyOf(parts: readonly string[]): string {
    const head = parts.slice(0, -1);
    const last = parts.at(-1) ?? '';
    const or = this.form.language === 'en' ? this.wording.or : '或';
    return head.length === 0 ? last : `${this.listed(head)}${or}${last}`;
  }

  /** Fills in a template of the wording. */
  fill(template: string, ...args: readonly (string | number)[]): string {
    return fillText(template, args);
  }
}

const plain = (text: string): string => withoutMarkup(text).replaceAll('\n', ' ').trim();

function plainValue(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/**
 * Returns a name of the source as words, for a field without a label: `orderNo` gives `Order no`.
 */
function spaced(key: string): string {
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
