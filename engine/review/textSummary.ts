import type { ReviewField, ReviewItem, ReviewSection } from './Review.ts';

/** The words of a text summary that do not come from the form. */
export interface SummaryWords {
  readonly notProvided: string;
  readonly notCalculated: string;
  /** The separator between a label and its answer: `: `, in Chinese `：`. */
  readonly colon: string;
}

const INDENT = '  ';

/**
 * Formats a review as plain text: one line per answer, its further lines indented below, an empty
 * line before each section and record.
 *
 * @param title the first line
 *
 * @example
 * const words = { notProvided: 'Not provided', notCalculated: 'Not calculated', colon: ': ' };
 * const field = { kind: 'field', pointer: '/name', label: 'Name', lines: [] };
 * textSummary('Request', [{ stepId: 'a', title: 'Applicant', items: [field] }], words);
 * // 'Request\n\nApplicant\nName: Not provided\n'
 */
export function textSummary(
  title: string,
  sections: readonly ReviewSection[],
  words: SummaryWords,
): string {
  const parts = sections.map(({ title: heading, items }) =>
    ['', heading, ...linesOf(items, words)].join('\n'),
  );
  return `${[title, ...parts].join('\n')}\n`;
}

function linesOf(items: readonly ReviewItem[], words: SummaryWords): readonly string[] {
  return items.flatMap((item) => itemLines(item, words));
}

function itemLines(item: ReviewItem, words: SummaryWords): readonly string[] {
  switch (item.kind) {
    case 'field':
      return fieldLines(item, words);
    case 'note':
      return [...headed(item.label), ...item.text.split('\n')];
    case 'group':
      return [...headed(item.label), ...indented(linesOf(item.items, words))];
    case 'records':
      return [
        ...headed(item.label),
        ...item.records.flatMap((record) => [
          '',
          record.title,
          ...indented(linesOf(record.items, words)),
        ]),
      ];
  }
}

function fieldLines(field: ReviewField, words: SummaryWords): readonly string[] {
  const { label, lines, isUncalculated, output } = field;
  const empty = isUncalculated ? words.notCalculated : words.notProvided;
  const [first = empty, ...others] = lines.flatMap((line) => line.split(/\r\n|[\n\r]/));
  // Struck-out words do not apply, and plain text cannot strike them out.
  const remaining = output?.flatMap(({ text, isStruck }) => (isStruck ? [] : [text])).join('');
  const start = label === '' ? first : label + jointAfter(label, words) + first;
  return [start, ...indented([...others, ...(remaining ? [remaining] : [])])];
}

/**
 * Returns the separator after a label: a question needs no colon, and a full-width mark includes
 * its space.
 */
function jointAfter(label: string, { colon }: SummaryWords): string {
  if (label.endsWith('？')) return '';
  return label.endsWith('?') ? ' ' : colon;
}

function headed(label: string): readonly string[] {
  return label === '' ? [] : [label];
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line === '' ? '' : INDENT + line));
}
