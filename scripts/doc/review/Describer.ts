import {
  type Chosen,
  type ConditionRef,
  fieldMessage,
  filledText,
  markedText,
  portalText,
  withoutMarkup,
} from '#engine';
import { conditionWords, FormWords } from '#explain';
import type { ReviewBlock, ReviewedForm, ReviewLine } from './ReviewBlock.ts';
import type { ReviewWords } from './words/ReviewWords.ts';
import { wordsOf } from './words/wordsOf.ts';

/** The hotline in texts, which each portal configures itself. */
const HOTLINE = '3105 0000';

/** Puts the parts of one form into words. */
export class Describer {
  readonly form: ReviewedForm;
  readonly words: FormWords;
  readonly page: ReviewWords;

  constructor(form: ReviewedForm) {
    this.form = form;
    this.words = new FormWords(form);
    this.page = wordsOf(form.language);
  }

  /** Returns the form's text of a key, as paragraphs and points; empty without the text. */
  text(key: string): readonly string[] {
    return this.prose(this.form.texts[key] ?? '');
  }

  /**
   * Returns the form's text of a key as `text` does. A line that is bold as a whole starts with `# `:
   * it is a heading.
   */
  paragraphs(key: string): readonly string[] {
    const text = this.form.texts[key] ?? '';
    return this.prose(text.replaceAll(/^\*\*([^*\n]+)\*\*$/gm, '# $1'));
  }

  /** Converts a text of the form: places of answers become names of fields. */
  prose(text: string): readonly string[] {
    const filled = portalText(text, { hotline: HOTLINE, features: ['identityApp'] });
    const named = filledText(filled, (pointer) => this.words.name(pointer));
    const marked = markedText(named, undefined, false).map((part) => part.text);
    return withoutMarkup(marked.join(''))
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  }

  fill(template: string, ...args: readonly (string | number)[]): string {
    return this.words.fill(template, ...args);
  }

  condition(ref: ConditionRef, near = ''): string {
    return conditionWords(this.words, this.words.condition(ref), near);
  }

  /** Returns a text with the condition under which it applies, if there is one. */
  only(text: string, when: ConditionRef | undefined, near = ''): string {
    if (when === undefined) return text;
    return this.fill(this.page.phrases.only, text, this.condition(when, near));
  }

  /** Returns each value of a choice of the manifest with its condition. */
  chosen<T>(chosen: Chosen<T>, shown: (value: T) => string): readonly string[] {
    return chosen.map(({ when, value }) => this.only(shown(value), when));
  }

  /** Returns the text of an error as applicants see it. */
  message(pattern: string, key: string, rule: string, args: readonly (string | number)[]): string {
    const path = pattern.replaceAll('/*', '');
    const { texts, messages } = this.form;
    const catalogue = (name: string, given: readonly (string | number)[]) => {
      const one = Number(given[0]) === 1 ? messages[`${name}_one`] : undefined;
      const text = one ?? messages[name];
      return text === undefined ? undefined : this.fill(text, ...given);
    };
    return fieldMessage({ path, key, args, rule }, texts, catalogue);
  }
}

/** Returns a line, or nothing if it has no text. */
export function line(
  name: string | undefined,
  texts: readonly string[] | string,
): readonly ReviewLine[] {
  const all = typeof texts === 'string' ? [texts] : texts;
  const given = all.filter((text) => text !== '');
  if (given.length === 0) return [];
  return [name === undefined ? { texts: given } : { name, texts: given }];
}

/** Returns a block; its lines are gathered from the parts. */
export function block(
  place: Omit<ReviewBlock, 'lines'>,
  ...lines: readonly (readonly ReviewLine[])[]
): ReviewBlock {
  return { ...place, lines: lines.flat() };
}
