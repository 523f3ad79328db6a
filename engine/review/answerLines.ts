import type { Language } from '../constants/language.ts';
import type { Texts } from '../definition/JsonSchema.ts';
import type { LeafNode } from '../definition/PlanNode.ts';
import { centsOf, formatAmount } from '../format/amount.ts';
import { formatDate } from '../format/date.ts';
import { formatFileSize } from '../format/fileSize.ts';
import { formatHkid } from '../format/hkid.ts';
import { formatPercentage } from '../format/percentage.ts';
import { formatTime } from '../format/time.ts';
import { jsonLines } from './jsonLines.ts';

/**
 * Formats one answer for display.
 *
 * @param node the leaf; its value type and its text key determine the format
 * @param value the stored value
 * @param words the texts of the form and the language
 * @returns the lines: empty without an answer, and for a password. A text that does not match its
 *   type is shown as typed
 *
 * @example
 * const words = { texts: FIRST.texts['zh-Hant'], language: 'zh-Hant' };
 * answerLines({ valueType: 'date', textKey: 'date' }, '01/12/2026', words); // ['2026年12月1日']
 * answerLines({ valueType: 'multiline', textKey: 'note' }, 'A\n\n\nB', words); // ['A', '', 'B']
 * answerLines({ valueType: 'money', textKey: 'price' }, 'dear', words); // ['dear']
 * answerLines({ valueType: 'password', textKey: 'password' }, 'secret', words); // []
 */
export function answerLines(
  node: AnswerTraits,
  value: unknown,
  words: { readonly texts: Texts; readonly language: Language },
): readonly string[] {
  if (node.valueType === 'multiline' && given(value)) return paragraphs(String(value));
  return textLines(node, value, words).filter((line) => line.trim() !== '');
}

/** Returns the lines of a longer text, with one empty line between paragraphs. */
function paragraphs(text: string): readonly string[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  const lines = trimmed.split(/\r?\n/).map((line) => (line.trim() === '' ? '' : line));
  return lines.filter((line, at) => line !== '' || lines[at - 1] !== '');
}

type AnswerTraits = Pick<LeafNode, 'valueType' | 'textKey'> &
  Partial<Pick<LeafNode, 'labels' | 'compositeOptions'>>;

function textLines(
  { valueType, textKey, labels, compositeOptions }: AnswerTraits,
  value: unknown,
  { texts, language }: { readonly texts: Texts; readonly language: Language },
): readonly string[] {
  const option = (chosen: unknown) =>
    texts[`${textKey}.options.${String(chosen)}`] ?? String(chosen);
  switch (valueType) {
    case 'password':
      return [];
    case 'checkbox':
      return value === true ? [texts[`${textKey}.options.true`] ?? YES[language]] : [];
    case 'choices':
      return Array.isArray(value) ? value.map(option) : [];
    case 'file':
      return fileLines(value);
    case 'choice':
      // For a choice, `false` is an answer like `true`.
      return given(value) || typeof value === 'boolean' ? [option(value)] : [];
    case 'json':
      return jsonLines(value, { labels, compositeOptions });
    default:
      return given(value) ? typedLines(valueType, String(value), language) : [];
  }
}

function typedLines(
  valueType: LeafNode['valueType'],
  value: string,
  language: Language,
): readonly string[] {
  switch (valueType) {
    case 'hkid':
      return [formatHkid(value)];
    case 'date':
    case 'monthYear':
      return [formatDate(value, language)];
    case 'time':
      return [formatTime(value, language)];
    case 'money': {
      const cents = centsOf(value);
      return [cents === undefined ? value : formatAmount(cents)];
    }
    case 'percentage':
      return [formatPercentage(value)];
    default:
      return [value];
  }
}

function fileLines(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || !('name' in value)) return [];
  const size = 'size' in value && typeof value.size === 'number' ? value.size : undefined;
  const name = String(value.name);
  return [size === undefined ? name : `${name} (${formatFileSize(size)})`];
}

function given(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

const YES: Readonly<Record<Language, string>> = { en: 'Yes', 'zh-Hant': '是', 'zh-Hans': '是' };
