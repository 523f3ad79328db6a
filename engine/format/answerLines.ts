import type { Texts } from '../definition/JsonSchema.ts';
import type { LeafNode } from '../definition/PlanNode.ts';
import type { Language } from '../language.ts';
import { centsOf, formatAmount } from './amount.ts';
import { formatDate } from './date.ts';
import { formatFileSize } from './fileSize.ts';
import { formatHkid } from './hkid.ts';
import { jsonLines } from './jsonLines.ts';
import { formatPercentage } from './percentage.ts';
import { formatTime } from './time.ts';

/**
 * Writes one answer as a person reads it.
 *
 * @param node the leaf; its value type and its text key decide
 * @param value as stored
 * @param words texts of the form and the language
 * @returns the lines: none when nothing was given, and none for a password. What cannot be read as
 * its type is shown as typed
 */
export function answerLines(
  node: AnswerTraits,
  value: unknown,
  words: { readonly texts: Texts; readonly language: Language },
): readonly string[] {
  if (node.valueType === 'multiline' && given(value)) return paragraphs(String(value));
  return textLines(node, value, words).filter((line) => line.trim() !== '');
}

/** The lines of a longer text, with one empty line between its paragraphs. */
function paragraphs(text: string): readonly string[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  const lines = trimmed.split(/\r?\n/).map((line) => (line.trim() === '' ? '' : line));
  return lines.filter((line, at) => line !== '' || lines[at - 1] !== '');
}

type AnswerTraits = Pick<LeafNode, 'valueType' | 'textKey'> &
  Partial<Pick<LeafNode, 'labels' | 'wholes'>>;

function textLines(
  { valueType, textKey, labels, wholes }: AnswerTraits,
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
      // Of a choice no is as much an answer as yes.
      return given(value) || typeof value === 'boolean' ? [option(value)] : [];
    case 'json':
      return jsonLines(value, { labels, wholes });
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
