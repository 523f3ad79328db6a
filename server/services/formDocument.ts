import {
  createFormStore,
  type Fee,
  type FormData,
  groupFeeLines,
  type Language,
  reviewSections,
  screenCode,
  signaturesOf,
  stepsOf,
  type Texts,
  withoutMarkup,
} from '#engine';
import en from '../locales/en/pdf.json' with { type: 'json' };
import zhHans from '../locales/zh-Hans/pdf.json' with { type: 'json' };
import zhHant from '../locales/zh-Hant/pdf.json' with { type: 'json' };
import type { CatalogueForm } from '../ports/FormCatalogue.ts';
import type {
  DocumentFee,
  DocumentStanding,
  DocumentText,
  FormDocument,
} from '../ports/PdfRenderer.ts';

/** A filled form and what it is wanted as. */
export interface FormDocumentInput {
  readonly form: CatalogueForm;
  /** Nested, normalised and pruned: what `evaluate` gave back. */
  readonly data: FormData;
  readonly language: Language;
  readonly fee: Fee;
  readonly standing: DocumentStanding;
  /** When the document is made; "today" follows from it. */
  readonly createdAt: Date;
}

/**
 * Puts a filled form into words, section by section, for the PDF: the same for the review, for the
 * signature and for the acknowledgement, so that nothing but the standing differs.
 */
export function formDocument(input: FormDocumentInput): FormDocument {
  const { form, data, language, fee, standing, createdAt } = input;
  const { plan, validator } = form;
  const texts = form.texts[language];
  const now = createdAt.toISOString();
  const store = createFormStore(plan, validator, { data, now });
  const visible = (pointer: string) => store.isVisible(pointer);
  const signatures = signaturesOf(plan, validator, data, now);
  const stepCount = stepsOf(plan, validator, data, now).length;
  return {
    language,
    formCode: form.code,
    // The notes come first, so the review is the screen after the last own step.
    screenCode: screenCode(plan.screenId, stepCount + 1),
    title: texts['$form.title'] ?? form.code,
    ...(plan.reference === '' ? {} : { reference: plan.reference }),
    sections: reviewSections({ plan, data, visible, texts, language }),
    ...(plan.payment ? { fee: documentFee(fee, texts) } : {}),
    declarations: declarationsOf(texts, language),
    signByHand: signatures
      .filter(({ disabled }) => disabled)
      .map(({ id }) => texts[`$signatures.${id}.label`] ?? id),
    standing,
    createdAt,
  };
}

const WORDS: Readonly<Record<Language, { readonly terms: string }>> = {
  en,
  'zh-Hant': zhHant,
  'zh-Hans': zhHans,
};

function declarationsOf(texts: Texts, language: Language): readonly DocumentText[] {
  const terms = texts['$form.terms'];
  return terms === undefined ? [] : [{ title: WORDS[language].terms, text: withoutMarkup(terms) }];
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
