import { formatAmount, formatInstant, formatSigner, type Language, methodName } from '#engine';
import en from '../../locales/en/pdf.json' with { type: 'json' };
import zhHans from '../../locales/zh-Hans/pdf.json' with { type: 'json' };
import zhHant from '../../locales/zh-Hant/pdf.json' with { type: 'json' };
import type { DocumentStanding, FormDocument } from '../../ports/documents/PdfRenderer.ts';
import type { PrintMark, PrintPage } from './PrintPage.ts';
import { feeOf, toItem, toText } from './printItems.ts';
import { keywordOf, panelsOf } from './printPanels.ts';
import { safeText } from './safeText.ts';
import { TYPOGRAPHY } from './typography.ts';

/**
 * Converts a document to the template's input of formatted and cleaned texts.
 *
 * @returns JSON that contains nothing active; equal for equal documents
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
    mark: markOf(document),
    sections: document.sections.map((section) => ({
      title: safeText(section.title),
      items: section.items.map(toItem),
    })),
    fee: document.fee === undefined ? null : feeOf(document.fee),
    payment: document.payment === undefined ? null : toText(document.payment),
    declarations: document.declarations.map(toText),
    nextSteps: (document.nextSteps ?? []).map(toText),
    isSubmitted: document.standing.kind === 'submitted',
    signByHand: document.signByHand.map(safeText),
    signByHandNote: document.isHandOptional ? words.signByHandNote : null,
    toSign: signaturesOf(document),
    panels: panelsOf(document),
    keywords: keywordsOf(document),
    guide: (document.guide ?? []).map(toText),
    fingerprints: fingerprintsOf(document.standing, language),
    words,
  };
}

const WORDS: Readonly<Record<Language, typeof en>> = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans };

/** Returns the defined texts, each once. */
function present(texts: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(texts.filter((text) => text !== undefined))].map(safeText);
}

function footerOf(document: FormDocument): readonly string[] {
  const { formCode, screenCode, formVersion, formHash, language, standing } = document;
  const reference = 'referenceNumber' in standing ? standing.referenceNumber : undefined;
  const version = WORDS[language].version
    .replace('{version}', String(formVersion))
    .replace('{hash}', formHash.slice(0, SHORT_HASH));
  return present([formCode, screenCode, version, reference]);
}

/**
 * The number of characters of a definition's hash that distinguish it from the form's other
 * definitions.
 */
const SHORT_HASH = 8;

/**
 * Returns keywords for programs: the form's definition, then the signature fields with a panel.
 */
function keywordsOf({ formCode, formVersion, screenCode, formHash, panels }: FormDocument) {
  return [
    `form:${formCode}`,
    `version:${formVersion}`,
    `screen:${screenCode}`,
    `definition:${formHash}`,
    // This keyword comes last, because the signer reads it up to the end of the keywords.
    ...(panels ? [keywordOf(panels)] : []),
  ].map(safeText);
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

/**
 * Returns the required signatures before the submission, and the missing signatures afterwards.
 */
function signaturesOf(document: FormDocument): PrintPage['toSign'] {
  const { toSign, standing, language } = document;
  // The panels contain the same information.
  if (toSign === undefined || document.panels) return null;
  const words = WORDS[language];
  const labels = toSign.map(safeText);
  return standing.kind === 'submitted'
    ? { title: words.stillToSign, note: words.stillToSignNote, labels }
    : { title: words.signaturesNeeded, note: words.signaturesNeededNote, labels };
}

function markOf({ standing, language, isSignOnly, toSign }: FormDocument): PrintMark {
  const words = WORDS[language];
  if (isSignOnly && standing.kind !== 'submitted') return signOnlyMark(standing, language);
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
    case 'onPaper':
      return {
        tone: 'warning',
        title: words.onPaper,
        detail: words.onPaperDetail,
        facts: rowsOf([[words.submittedReference, standing.referenceNumber]]),
      };
    case 'submitted':
      return {
        tone: 'success',
        title: words.submitted,
        detail: words.submittedDetail,
        facts: factsOf(standing, toSign ?? [], language),
      };
  }
}

/**
 * Returns the mark of a form that is only signed. The form is never submitted, so its document does
 * not mention submission.
 */
function signOnlyMark({ kind }: DocumentStanding, language: Language): PrintMark {
  const words = WORDS[language];
  return kind === 'toSign'
    ? { tone: 'quiet', title: words.signOnly, detail: words.signOnlyDetail, facts: [] }
    : { tone: 'warning', title: words.notSigned, detail: words.notSignedDetail, facts: [] };
}

type Submitted = Extract<DocumentStanding, { kind: 'submitted' }>;

function factsOf(
  standing: Submitted,
  toSign: readonly string[],
  language: Language,
): PrintMark['facts'] {
  const words = WORDS[language];
  const submitted = formatInstant(standing.submittedAt.getTime(), language);
  return rowsOf([
    [words.submittedReference, standing.referenceNumber],
    [words.submittedTime, submitted],
    [words.submittedTransaction, standing.transactionId],
    [words.submittedMethod, paidBy(standing, language)],
    ...refundRows(standing, language),
    [words.submittedSigners, signersIn(standing.signedBy, language)],
    [words.stillToSign, toSign.join(language === 'en' ? ', ' : '、')],
  ]);
}

function fingerprintsOf(standing: DocumentStanding, language: Language): PrintPage['fingerprints'] {
  if (standing.kind !== 'submitted') return [];
  const words = WORDS[language];
  return rowsOf([
    [words.submittedDataHash, standing.dataHash],
    [words.submittedSignedForm, standing.signedFormHash],
    [words.submittedDefinition, standing.definitionHash],
  ]);
}

type Row = readonly [label: string, value: string | undefined];

/** Returns the rows with a value. The first row is prominent. */
function rowsOf(rows: readonly Row[]): PrintMark['facts'] {
  return rows.flatMap(([label, value], index) =>
    value === undefined || value === ''
      ? []
      : [{ label, value: safeText(value), strong: index === 0 }],
  );
}

function refundRows({ refunds = [] }: Submitted, language: Language) {
  const { submittedRefund, submittedRefundDetail, submittedRefundedDetail } = WORDS[language];
  return refunds.map(({ transactionId, amountCents, refundedAt }) => {
    const detail = (refundedAt ? submittedRefundedDetail : submittedRefundDetail)
      .replace('{amount}', formatAmount(amountCents))
      .replace('{transaction}', transactionId)
      .replace('{time}', refundedAt ? formatInstant(refundedAt.getTime(), language) : '');
    return [submittedRefund, detail] as const;
  });
}

function paidBy({ paymentMethod, isByECheque }: Submitted, language: Language): string | undefined {
  const words = WORDS[language];
  if (isByECheque) return words.submittedByECheque;
  return paymentMethod && methodName(paymentMethod, language);
}

function signersIn(signers: Submitted['signedBy'], language: Language): string | undefined {
  const [gap, between] = language === 'en' ? [', ', '; '] : ['，', '；'];
  return signers
    ?.map(({ name, signedAt }) =>
      [formatSigner(name, language), formatInstant(signedAt.getTime(), language)].join(gap),
    )
    .join(between);
}
