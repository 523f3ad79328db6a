import { formatAmount } from '../format/amount.ts';
import { filledText } from '../format/filledText.ts';
import { withoutMarkup } from '../format/withoutMarkup.ts';
import { answerInText } from '../review/answerInText.ts';
import type { ReviewInput } from '../review/Review.ts';
import type { PaperOffices } from './PaperOffice.ts';
import { PAPER_WORDS } from './paperWords.ts';

/** The keys of texts with which a form can replace the portal's. They may quote answers. */
export const PAPER_TEXTS = ['$form.enclose', '$form.office', '$form.hours'];

/** A filled form for submission on paper. */
export interface PaperGuideInput extends ReviewInput {
  readonly offices: PaperOffices;
  /** The customer service hotline. */
  readonly phone: string;
  /** The fee in integer cents; 0 for a free form. */
  readonly feeCents: number;
  /** Whether the paper has a line for a signature. */
  readonly isSigned: boolean;
  /** Whether the form's own next steps (`next` of the manifest) explain how to submit it. */
  readonly hasNextSteps: boolean;
}

/** A heading with its text: each line is a paragraph, or a list item after `• `. */
export interface PaperPart {
  readonly title: string;
  readonly text: string;
}

/** A guide to submitting a printed form. */
export interface PaperGuide {
  /** How the fee is paid; `undefined` for a free form. */
  readonly payment: PaperPart | undefined;
  /** The parts of the guide: instructions, enclosures, the office. */
  readonly parts: readonly PaperPart[];
}

/**
 * Returns the guide to submitting a printed form: the same words on the screen and on paper.
 *
 * The form's next steps give the instructions; a form without them gets the portal's words. A form
 * may have its own words for the enclosures (`$form.enclose`), the office (`$form.office`) and its
 * hours (`$form.hours`). They may quote answers, for example `{/corporation/competentOffice}`.
 *
 * @example
 * import { CUSTOMER_CENTRE } from '#engine';
 * const paper = { offices: CUSTOMER_CENTRE, phone: '3105 0000', isSigned: false, hasNextSteps: true };
 * paperGuide({ ...review, ...paper, feeCents: 0 }).payment; // undefined
 * paperGuide({ ...review, ...paper, feeCents: 19000 }).payment?.title; // 'How to pay'
 * paperGuide({ ...review, ...paper, feeCents: 0 }).parts.length; // 1: the office
 */
export function paperGuide(input: PaperGuideInput): PaperGuide {
  const { texts, language, offices, phone, isSigned, hasNextSteps } = input;
  const words = PAPER_WORDS[language];
  const own = (key: string): string | undefined => {
    const text = texts[key];
    if (text === undefined) return undefined;
    const shown = withoutMarkup(filled(text, { phone }));
    return filledText(shown, (pointer) => answerInText(pointer, input));
  };
  const steps = points(isSigned ? words.sign : undefined, words.deliver);
  const enclose = own('$form.enclose');
  const place = points(
    own('$form.office') ?? offices[language].address,
    filled(words.hours, { hours: own('$form.hours') ?? offices[language].hours }),
    filled(words.phone, { phone }),
    words.quote,
  );
  return {
    payment: paymentPart(input),
    parts: [
      ...(hasNextSteps ? [] : [{ title: words.handIn, text: steps }]),
      ...(enclose === undefined ? [] : [{ title: words.enclose, text: enclose }]),
      { title: words.office, text: place },
    ],
  };
}

function paymentPart(input: PaperGuideInput): PaperPart | undefined {
  const { plan, language, offices, feeCents } = input;
  if (feeCents === 0) return undefined;
  const words = PAPER_WORDS[language];
  const methods = (plan.manifest.payment?.offline ?? []).map((method) => words.methods[method]);
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(methods);
  return {
    title: words.pay,
    text: points(
      filled(words.amount, { amount: formatAmount(feeCents) }),
      filled(words.byPost, { payee: offices[language].payee }),
      list === '' ? words.atCounter : filled(words.atCounterBy, { methods: list }),
      words.noCash,
    ),
  };
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce(
    (result, [name, value]) => result.replaceAll(`{${name}}`, () => value),
    text,
  );
}

function points(...lines: readonly (string | undefined)[]): string {
  return lines.flatMap((line) => (line === undefined ? [] : [`• ${line}`])).join('\n');
}
