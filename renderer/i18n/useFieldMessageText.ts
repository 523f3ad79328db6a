import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type FieldError,
  fieldMessage,
  formatDate,
  formatFileSize,
  groupDigits,
  type Language,
  languageOf,
  type Texts,
} from '#engine';
import { catalogueOf } from './catalogueOf.ts';

/**
 * Returns a function for the text of a field error: the form's own text for that field and rule,
 * otherwise the catalogue's. Returns the same function while language and texts are the same, so
 * that fields need not render again.
 */
export function useFieldMessageText(texts: Texts): (error: FieldError) => string {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useCallback(
    (error: FieldError) => fieldErrorWords(error, texts, catalogueOf(i18n), languageOf(language)),
    [i18n, language, texts],
  );
}

/**
 * Returns the text of a field error with readable sizes, lengths and dates.
 *
 * @param find looks up a key in the catalogue of the language
 */
export function fieldErrorWords(
  error: FieldError,
  texts: Texts,
  find: Parameters<typeof fieldMessage>[2],
  language: Language,
): string {
  const args = error.args.map((arg) => shownArgument(error.key, arg, language));
  return fieldMessage({ ...error, args }, texts, find);
}

/** Matches a date (`DD/MM/YYYY`) or a month (`MM/YYYY`). */
const DATE = /^(?:\d{2}\/)?\d{2}\/\d{4}$/;

/** Messages whose argument is a size in bytes. */
const SIZES = ['validation_fileSizeExceed', 'validation_filesSizeExceed'];

/** Messages whose arguments are numbers of characters. */
const LENGTHS = [
  'validation_exactChars',
  'validation_maxChars',
  'validation_maxLength',
  'validation_minChars',
  'validation_rangeChars',
];

function shownArgument(key: string, arg: string | number, language: Language): string | number {
  if (SIZES.includes(key) && typeof arg === 'number') return formatFileSize(arg);
  if (LENGTHS.includes(key) && Number(arg) >= 1000) return groupDigits(String(arg));
  return typeof arg === 'string' && DATE.test(arg) ? formatDate(arg, language) : arg;
}
