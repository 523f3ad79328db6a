import type { ReviewField, ReviewItem, ReviewSection } from './Review.ts';

/** Words of a text summary that are not the form's. */
export interface SummaryWords {
  readonly notProvided: string;
  readonly notCalculated: string;
  /** Joins a label and its answer: `: `, in Chinese `：`. */
  readonly colon: string;
}

const INDENT = '  ';

/**
 * Writes a review as plain text: a line for each answer, further lines of it indented below, an
 * empty line before each section and record.
 *
 * @param title the first line
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
  // Crossed out words do not hold, and plain text cannot cross them out.
  const kept = output?.flatMap(({ text, isStruck }) => (isStruck ? [] : [text])).join('');
  const start = label === '' ? first : label + jointAfter(label, words) + first;
  return [start, ...indented([...others, ...(kept ? [kept] : [])])];
}

/** A question needs no colon; a full-width mark brings its own space. */
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
