import {
  behaviourOf,
  createFormStore,
  type Fee,
  type FormBehaviour,
  type FormData,
  groupFeeLines,
  type Language,
  nextStepIds,
  nextStepTexts,
  openSignatures,
  type PaperGuideInput,
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
import type {
  DocumentFee,
  DocumentStanding,
  DocumentText,
  FormDocument,
  SignatureField,
} from '../../ports/documents/PdfRenderer.ts';
import type { CatalogueForm } from '../../ports/forms/FormCatalogue.ts';
import type { OfficeContact } from '../contract/OfficeContact.ts';

/** A filled form and the purpose of its document. */
export interface FormDocumentInput {
  readonly form: CatalogueForm;
  /** Nested, normalised and pruned: the result of `evaluate`. */
  readonly data: FormData;
  readonly language: Language;
  readonly fee: Fee;
  readonly standing: DocumentStanding;
  /** Ids of missing signatures, for a submitted form. */
  readonly toSign?: readonly string[];
  /** Creation time of the document. Rules and conditions use its date as today. */
  readonly createdAt: Date;
  /** Offices that accept paper forms; needed for the standing `onPaper` only. */
  readonly office?: OfficeContact;
}

/**
 * Converts a filled form to the texts of the PDF, section by section. The documents for review,
 * signature, paper and acknowledgement share this content. `standing` selects the parts that
 * differ.
 */
export function formDocument(input: FormDocumentInput): FormDocument {
  const { form, data, language, fee, standing, createdAt } = input;
  const { plan, validator } = form;
  const texts = form.texts[language];
  const now = createdAt.toISOString();
  const store = createFormStore(plan, validator, { data, now });
  const visible = (pointer: string) => store.isVisible(pointer);
  const review = { plan, data, visible, texts, language };
  const behaviour = behaviourOf(plan, validator, data, now);
  const { signatures, submissionType } = behaviour;
  const labelOf = (id: string) => texts[`$signatures.${id}.label`] ?? id;
  const toSign = input.toSign ?? signaturesNeeded(standing, submissionType, signatures);
  const nextSteps = nextStepsOf(behaviour, standing, texts, language);
  const byHand = handLines(standing, signatures, toSign);
  return {
    language,
    formCode: form.code,
    formVersion: plan.version,
    formHash: form.hash,
    // The notes come first, so the review is the screen after the form's last step.
    screenCode: screenCode(plan.screenId, behaviour.steps.length + 1),
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
 * Returns the ids of the electronic signatures that a document requires before submission. A
 * document to sign names all of them, because its bytes do not change any more. A form for
 * submission on paper requires none, because it may be signed by hand.
 */
function signaturesNeeded(
  { kind }: DocumentStanding,
  submissionType: SubmissionType,
  signatures: FormBehaviour['signatures'],
): readonly string[] {
  const isElectronic = submissionType === 'ALLOW_ESUBM' || submissionType === 'SIGN_ONLY';
  const isAsked = kind === 'toSign' || (kind === 'notSubmitted' && isElectronic);
  return isAsked ? openSignatures(signatures, []).missing : [];
}

/**
 * Returns the next steps. A form that is submitted online shows them only after submission, because
 * other steps come before.
 */
function nextStepsOf(
  { next, submissionType }: FormBehaviour,
  standing: DocumentStanding,
  texts: Texts,
  language: Language,
): readonly DocumentText[] {
  if (submissionType === 'ALLOW_ESUBM' && standing.kind !== 'submitted') return [];
  const steps = nextStepTexts(nextStepIds(next, submissionType), texts);
  const text = steps.map((step) => withoutMarkup(`- ${step}`)).join('\n');
  return steps.length === 0 ? [] : [{ title: WORDS[language].nextSteps, text }];
}

/**
 * Returns the panels. Each signature that can be made online has a panel, which may be signed by
 * hand instead.
 */
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
 * Returns the signatures that get a line for a handwritten signature. On paper: all. After
 * submission: the missing ones. Before submission: those that the form does not require online yet.
 * In a document to sign: only those that cannot be made online, because the others have panels.
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

/** Checks whether, before submission, a line is for a signature that can also be made online. */
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

/**
 * Returns the terms and, for a signed form, the declaration.
 *
 * @param isSigned whether the form has signatures
 */
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
