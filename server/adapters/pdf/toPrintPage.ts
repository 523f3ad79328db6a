import {
  formatAmount,
  formatInstant,
  formatSigner,
  type Language,
  methodName,
  type ReviewItem,
  type TextPart,
} from '#engine';
import en from '../../locales/en/pdf.json' with { type: 'json' };
import zhHans from '../../locales/zh-Hans/pdf.json' with { type: 'json' };
import zhHant from '../../locales/zh-Hant/pdf.json' with { type: 'json' };
import type { DocumentFee, DocumentStanding, FormDocument } from '../../ports/PdfRenderer.ts';
import type { PrintFee, PrintItem, PrintMark, PrintPage, PrintPart } from './PrintPage.ts';
import { safeText } from './safeText.ts';

/**
 * Words, formats and cleans a document for the template.
 *
 * @returns JSON with nothing in it that acts on a page; the same for the same document
 */
export function toPrintPage(document: FormDocument): PrintPage {
  const { language, formCode, reference, createdAt } = document;
  const words = WORDS[language];
  const title = safeText(document.title);
  const named = reference === undefined ? title : `${title} (${safeText(reference)})`;
  return {
    ...TYPOGRAPHY[language],
    documentTitle: named,
    title,
    subtitle: present([
      formCode,
      reference,
      words.made.replace('{time}', formatInstant(createdAt.getTime(), language)),
    ]),
    footer: footerOf(document),
    createdAt: instantOf(createdAt),
    mark: markOf(document.standing, language),
    sections: document.sections.map((section) => ({
      title: safeText(section.title),
      items: section.items.map(toItem),
    })),
    fee: document.fee === undefined ? null : feeOf(document.fee),
    declarations: document.declarations.map((each) => ({
      title: safeText(each.title),
      parts: partsOf(each.text),
    })),
    signByHand: document.signByHand.map(safeText),
    words,
  };
}

const WORDS: Readonly<Record<Language, typeof en>> = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans };

const HONG_KONG_FIRST = ['Noto Sans HK', 'Noto Sans SC'];
const MAINLAND_FIRST = ['Noto Sans SC', 'Noto Sans HK'];

const TYPOGRAPHY: Readonly<
  Record<Language, Pick<PrintPage, 'lang' | 'region' | 'chineseRegion' | 'fonts'>>
> = {
  en: { lang: 'en', region: 'hk', chineseRegion: 'hk', fonts: HONG_KONG_FIRST },
  'zh-Hant': { lang: 'zh', region: 'hk', chineseRegion: 'hk', fonts: HONG_KONG_FIRST },
  'zh-Hans': { lang: 'zh', region: 'cn', chineseRegion: 'cn', fonts: MAINLAND_FIRST },
};

/** The texts that are there, each once. */
function present(texts: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(texts.filter((text) => text !== undefined))].map(safeText);
}

function footerOf({ formCode, screenCode, standing }: FormDocument): readonly string[] {
  const reference = standing.kind === 'submitted' ? standing.referenceNumber : undefined;
  return present([formCode, screenCode, reference]);
}

function instantOf(instant: Date): PrintPage['createdAt'] {
  return {
    year: instant.getUTCFullYear(),
    month: instant.getUTCMonth() + 1,
    day: instant.getUTCDate(),
    hour: instant.getUTCHours(),
    minute: instant.getUTCMinutes(),
    second: instant.getUTCSeconds(),
  };
}

function markOf(standing: DocumentStanding, language: Language): PrintMark {
  const words = WORDS[language];
  switch (standing.kind) {
    case 'notSubmitted':
      return {
        tone: 'warning',
        title: words.notSubmitted,
        detail: words.notSubmittedDetail,
        facts: [],
      };
    case 'toSign':
      return { tone: 'quiet', title: words.toSign, detail: words.toSignDetail, facts: [] };
    case 'submitted':
      return {
        tone: 'success',
        title: words.submitted,
        detail: words.submittedDetail,
        facts: factsOf(standing, language),
      };
  }
}

type Submitted = Extract<DocumentStanding, { kind: 'submitted' }>;

function factsOf(standing: Submitted, language: Language): PrintMark['facts'] {
  const words = WORDS[language];
  const submitted = formatInstant(standing.submittedAt.getTime(), language);
  const rows: readonly (readonly [string, string | undefined])[] = [
    [words.submittedReference, standing.referenceNumber],
    [words.submittedTime, submitted],
    [words.submittedTransaction, standing.transactionId],
    [words.submittedMethod, paidBy(standing, language)],
    [words.submittedSigners, signersIn(standing.signedBy, language)],
    [words.submittedDataHash, standing.dataHash],
    [words.submittedDefinition, standing.definitionHash],
  ];
  return rows.flatMap(([label, value], index) =>
    value === undefined || value === ''
      ? []
      : [{ label, value: safeText(value), strong: index === 0 }],
  );
}

function paidBy({ paymentMethod, isByECheque }: Submitted, language: Language): string | undefined {
  const words = WORDS[language];
  if (isByECheque) return words.submittedByECheque;
  return paymentMethod && methodName(paymentMethod, language);
}

function signersIn(signers: readonly string[] | undefined, language: Language): string | undefined {
  const names = signers?.map((signer) => formatSigner(signer, language));
  return names?.join(language === 'en' ? ', ' : '、');
}

/** Lines that begin with a bullet are points of a list. */
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

function feeOf({ lines, totalCents }: DocumentFee): PrintFee {
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

function toItem(item: ReviewItem): PrintItem {
  const label = safeText(item.label);
  switch (item.kind) {
    case 'field':
      return {
        kind: 'field',
        label,
        lines: item.lines.flatMap((line) => line.split(/\r\n|[\n\r]/)).map(safeText),
        chinese: item.chinese,
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
