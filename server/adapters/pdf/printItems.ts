import { formatAmount, type ReviewItem, type TextPart } from '#engine';
import type { DocumentFee, DocumentText } from '../../ports/documents/PdfRenderer.ts';
import type { PrintFee, PrintItem, PrintPart, PrintText } from './PrintPage.ts';
import { safeText } from './safeText.ts';

/** Converts a text and its heading for printing; `safeText` cleans both. */
export function toText({ title, text }: DocumentText): PrintText {
  return { title: safeText(title), parts: partsOf(text) };
}

/** Splits a text into parts. Lines that begin with a bullet become points of a list. */
function partsOf(text: string): readonly PrintPart[] {
  const parts: PrintPart[] = [];
  for (const line of text.split(/\n+/).filter((each) => each.trim() !== '')) {
    const point = /^\s*•\s*(.*)$/.exec(line)?.[1];
    const last = parts.at(-1);
    if (point === undefined) parts.push({ kind: 'paragraph', text: safeText(line) });
    else if (last?.kind === 'list') {
      parts.splice(-1, 1, { kind: 'list', items: [...last.items, safeText(point)] });
    } else parts.push({ kind: 'list', items: [safeText(point)] });
  }
  return parts;
}

/** Converts a fee for printing, with formatted amounts. */
export function feeOf({ lines, totalCents }: DocumentFee): PrintFee {
  return {
    lines: lines.map((line) => ({
      label: safeText(line.label),
      quantity: String(line.quantity),
      unitPrice: formatAmount(line.unitPriceCents),
      amount: formatAmount(line.amountCents),
    })),
    total: formatAmount(totalCents),
  };
}

function toRun({ text, isStruck }: TextPart) {
  return { text: safeText(text), struck: isStruck };
}

/**
 * Converts an answer, a note, a group or a list of records for printing; `safeText` cleans its
 * texts.
 */
export function toItem(item: ReviewItem): PrintItem {
  const label = safeText(item.label);
  switch (item.kind) {
    case 'field':
      return {
        kind: 'field',
        label,
        lines: item.lines.flatMap((line) => line.split(/\r\n|[\n\r]/)).map(safeText),
        chinese: item.chinese,
        ...(item.isUncalculated && { uncalculated: true }),
        ...(item.output === undefined ? {} : { output: item.output.map(toRun) }),
      };
    case 'note':
      return { kind: 'note', label, parts: partsOf(item.text) };
    case 'group':
      return { kind: 'group', label, items: item.items.map(toItem) };
    case 'records':
      return {
        kind: 'records',
        label,
        records: item.records.map((record) => ({
          title: safeText(record.title),
          summary: safeText(record.summary),
          items: record.items.map(toItem),
        })),
      };
  }
}
