import type { PaperAnswer, PaperFields } from '#engine';
import type { TemplateScope } from '../../word/answerParser.ts';
import { openTemplate } from '../../word/openTemplate.ts';
import { safeText } from '../pdf/safeText.ts';

/**
 * Fills in a Word template. Controls, bidirectional marks and lone surrogates of an answer appear
 * as `[U+202E]`. An answer is always plain text.
 *
 * @returns the `.docx`
 * @throws {TemplateError} for an invalid template
 */
export function fillTemplate(file: Uint8Array, { answers, separator }: TemplateScope): Uint8Array {
  const template = openTemplate(file);
  template.render({ answers: safeFields(answers), separator });
  return template.toBuffer();
}

/** The two characters that XML cannot contain, except control characters and surrogates. */
const NOT_IN_XML = /[\ufffe\uffff]/g;

function safeFields(fields: PaperFields): PaperFields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, answer]) => [key, safeAnswer(answer)]),
  );
}

function safeAnswer({ lines, fields, rows }: PaperAnswer): PaperAnswer {
  return {
    lines: lines.map((line) => safeText(line).replace(NOT_IN_XML, '')),
    ...(fields && { fields: safeFields(fields) }),
    ...(rows && { rows: rows.map(safeFields) }),
  };
}
