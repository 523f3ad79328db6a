import { formatAmount, type ReviewItem } from '#engine';
import type { FormDocument } from '../../../server/ports/documents/PdfRenderer.ts';

/** Returns a document as HTML to print: words, headings and tables, in the system's fonts. */
export function printedPage(document: FormDocument): string {
  const { title, language, sections, fee, declarations } = document;
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${safe(title)}</title>
<style>body { font: 10pt/1.6 'Noto Sans CJK HK', sans-serif } table { width: 100%; border-collapse: collapse }
td, th { text-align: left; vertical-align: top; padding: 5pt 0; border-bottom: 0.5pt solid #cfdad7 }
td:first-child { width: 36% } .card { border: 0.75pt solid #cfdad7; padding: 8pt; margin: 8pt 0; break-inside: avoid }</style>
<h1>${safe(title)}</h1>
${sections.map((each) => `<h2>${safe(each.title)}</h2>${itemsOf(each.items)}`).join('')}
<table>${(fee?.lines ?? []).map((line) => `<tr><td>${safe(line.label)}<td>${formatAmount(line.amountCents)}`).join('')}</table>
${declarations.map((each) => `<h2>${safe(each.title)}</h2><p>${safe(each.text)}`).join('')}</html>`;
}

function itemsOf(items: readonly ReviewItem[]): string {
  return items.map(itemOf).join('');
}

function itemOf(item: ReviewItem): string {
  switch (item.kind) {
    case 'field':
      return `<table><tr><td>${safe(item.label)}<td>${item.lines.map(safe).join('<br>')}</table>`;
    case 'note':
      return `<p>${safe(item.text)}</p>`;
    case 'group':
      return `<h3>${safe(item.label)}</h3>${itemsOf(item.items)}`;
    case 'records':
      return item.records
        .map(
          ({ title, items }) => `<div class="card"><h3>${safe(title)}</h3>${itemsOf(items)}</div>`,
        )
        .join('');
  }
}

function safe(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
