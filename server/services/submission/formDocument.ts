import {
  type Conduct,
  conductOf,
  createFormStore,
  type Fee,
  type FormData,
  groupFeeLines,
  type Language,
  nextStepIds,
  nextStepTexts,
  openSignatures,
  type PaperGuideInput,
  type PaperOffices,
  paperGuide,
  reviewSections,
  type SignatureRequest,
  type SubmissionType,
  screenCode,
  type Texts,
  withoutMarkup,
} from '#engine';
import en from '../../locales/en/pdf.json' with { type: 'json' };
import zhHans from '../../locales/zh-Hans/pdf.json' with { type: 'json' };
import zhHant from '../../locales/zh-Hant/pdf.json' with { type: 'json' };
import type { CatalogueForm } from '../../ports/FormCatalogue.ts';
import type {
  DocumentFee,
  DocumentStanding,
  DocumentText,
  FormDocument,
  SignatureField,
} from '../../ports/PdfRenderer.ts';

/** A filled form and what it is wanted as. */
export interface FormDocumentInput {
  readonly form: CatalogueForm;
  /** Nested, normalised and pruned: what `evaluate` gave back. */
  readonly data: FormData;
  readonly language: Language;
  readonly fee: Fee;
  readonly standing: DocumentStanding;
  /** Ids of signatures still to be made, of a submitted form. */
  readonly toSign?: readonly string[];
  /** When the document is made; "today" follows from it. */
  readonly createdAt: Date;
  /** Where a form on paper is handed in; needed for the standing `onPaper` only. */
  readonly office?: OfficeContact;
}

/** Where forms on paper are handed in, and where questions are answered. */
export interface OfficeContact {
  readonly offices: PaperOffices;
  /** The customer service hotline. */
  readonly phone: string;
}

/**
 * Puts a filled form into words, section by section, for the PDF: the same for the review, for the
 * signature, for the paper and for the acknowledgement, so that nothing but the standing differs.
 */
export function formDocument(input: FormDocumentInput): FormDocument {
  const { form, data, language, fee, standing, createdAt } = input;
  const { plan, validator } = form;
  const texts = form.texts[language];
  const now = createdAt.toISOString();
  const store = createFormStore(plan, validator, { data, now });
  const visible = (pointer: string) => store.isVisible(pointer);
  const review = { plan, data, visible, texts, language };
  const conduct = conductOf(plan, validator, data, now);
  const { signatures, submissionType } = conduct;
  const labelOf = (id: string) => texts[`$signatures.${id}.label`] ?? id;
  const toSign = input.toSign ?? signaturesNeeded(standing, submissionType, signatures);
  const nextSteps = nextStepsOf(conduct, standing, texts, language);
  const byHand = handLines(standing, signatures, toSign);
  return {
    language,
    formCode: form.code,
    formVersion: plan.version,
    formHash: form.hash,
    // The notes come first, so the review is the screen after the last own step.
    screenCode: screenCode(plan.screenId, conduct.steps.length + 1),
    title: texts['$form.title'] ?? form.code,
    ...(plan.reference === '' ? {} : { reference: plan.reference }),
    sections: reviewSections(review),
    ...(plan.payment ? { fee: documentFee(fee, texts) } : {}),
    ...guideOf(input, {
      ...review,
      isSigned: byHand.length > 0,
      hasNextSteps: nextSteps.length > 0,
    }),
    declarations: declarationsOf(texts, language, signatures.length > 0),
    nextSteps,
    signByHand: byHand.map(({ id }) => labelOf(id)),
    ...(isHandOptional(standing, byHand) && { isHandOptional: true }),
    ...(toSign.length > 0 && { toSign: toSign.map(labelOf) }),
    ...(standing.kind === 'toSign' && panelsOf(signatures, labelOf, WORDS[language].optional)),
    ...(submissionType === 'SIGN_ONLY' && { isSignOnly: true }),
    standing,
    createdAt,
  };
}

/**
 * Ids of the electronic signatures that a document before submission asks for. Once somebody signs,
 * its bytes stay as they are, so that it names them all; on its way to a counter a form may be
 * signed by hand.
 */
function signaturesNeeded(
  { kind }: DocumentStanding,
  submissionType: SubmissionType,
  signatures: Conduct['signatures'],
): readonly string[] {
  const isElectronic = submissionType === 'ALLOW_ESUBM' || submissionType === 'SIGN_ONLY';
  const isAsked = kind === 'toSign' || (kind === 'notSubmitted' && isElectronic);
  return isAsked ? openSignatures(signatures, []).missing : [];
}

/** A form that is submitted online says it once it is submitted: before, other steps come next. */
function nextStepsOf(
  { next, submissionType }: Conduct,
  standing: DocumentStanding,
  texts: Texts,
  language: Language,
): readonly DocumentText[] {
  if (submissionType === 'ALLOW_ESUBM' && standing.kind !== 'submitted') return [];
  const steps = nextStepTexts(nextStepIds(next, submissionType), texts);
  const text = steps.map((step) => withoutMarkup(`- ${step}`)).join('\n');
  return steps.length === 0 ? [] : [{ title: WORDS[language].nextSteps, text }];
}

/** Each signature that can be made online has its panel, on which it can be made by hand instead. */
function panelsOf(
  signatures: readonly SignatureRequest[],
  labelOf: (id: string) => string,
  optionalMark: string,
): Pick<FormDocument, 'panels'> {
  const panels: readonly SignatureField[] = signatures
    .filter(({ disabled }) => !disabled)
    .map(({ id, optional }) => ({ id, label: labelOf(id) + (optional ? optionalMark : '') }));
  return panels.length === 0 ? {} : { panels };
}

/**
 * The signatures that get a line for a hand: on paper all of them; once the form is submitted, those
 * that are still to be made; before, each one that the form can go on without. A document to sign has
 * its lines in the panels, because it is not rendered again once it is signed.
 */
function handLines(
  { kind }: DocumentStanding,
  signatures: readonly SignatureRequest[],
  toSign: readonly string[],
): readonly SignatureRequest[] {
  switch (kind) {
    case 'onPaper':
      return signatures;
    case 'toSign':
      return signatures.filter(({ disabled }) => disabled);
    case 'submitted':
      return signatures.filter(({ id, disabled }) => disabled || toSign.includes(id));
    case 'notSubmitted':
      return signatures.filter(({ disabled, later, optional }) => disabled || later || optional);
  }
}

/** Checks whether a line is for a signature that may be made electronically instead. */
function isHandOptional({ kind }: DocumentStanding, lines: readonly SignatureRequest[]): boolean {
  return kind === 'notSubmitted' && lines.some(({ disabled }) => !disabled);
}

function guideOf(
  { standing, office, fee }: FormDocumentInput,
  review: Omit<PaperGuideInput, 'offices' | 'phone' | 'feeCents'>,
): Pick<FormDocument, 'payment' | 'guide'> {
  if (standing.kind !== 'onPaper' || !office) return {};
  const { payment, parts } = paperGuide({ ...review, ...office, feeCents: fee.totalCents });
  return { guide: parts, ...(payment && { payment }) };
}

const WORDS: Readonly<
  Record<Language, Readonly<Record<'terms' | 'declaration' | 'nextSteps' | 'optional', string>>>
> = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans };

/** @param isSigned whether somebody signs: they sign the declaration */
function declarationsOf(
  texts: Texts,
  language: Language,
  isSigned: boolean,
): readonly DocumentText[] {
  const words = WORDS[language];
  const each: readonly (readonly [string, string | undefined])[] = [
    [words.terms, texts['$form.terms']],
    [words.declaration, isSigned ? texts['$form.signDeclaration'] : undefined],
  ];
  return each.flatMap(([title, text]) =>
    text === undefined ? [] : [{ title, text: withoutMarkup(text) }],
  );
}

function documentFee({ lines, totalCents }: Fee, texts: Texts): DocumentFee {
  return {
    lines: groupFeeLines(lines).map(({ itemId, quantity, unitPriceCents, amountCents }) => ({
      label: texts[`$fee.${itemId}`] ?? itemId,
      quantity,
      unitPriceCents,
      amountCents,
    })),
    totalCents,
  };
}
