import { formatAmount } from '../format/amount.ts';
import { answerInText } from '../format/answerInText.ts';
import { filledText } from '../format/filledText.ts';
import type { ReviewInput } from '../format/Review.ts';
import { withoutMarkup } from '../format/withoutMarkup.ts';
import type { PaperOffices } from './PaperOffice.ts';
import { PAPER_WORDS } from './paperWords.ts';

/** Keys of texts that a form may give in place of the portal's. They may quote answers. */
export const PAPER_TEXTS = ['$form.enclose', '$form.office', '$form.hours'];

/** A filled form that is handed in on paper. */
export interface PaperGuideInput extends ReviewInput {
  readonly offices: PaperOffices;
  /** The customer service hotline. */
  readonly phone: string;
  /** Fee in integer cents; 0 when nothing is to be paid. */
  readonly feeCents: number;
  /** Whether the paper has a line for a signature. */
  readonly isSigned: boolean;
  /** Whether the form's own next steps (`next` of the manifest) say how it is handed in. */
  readonly hasNextSteps: boolean;
}

/** A heading with its text: each line is a paragraph, or a list item after `• `. */
export interface PaperPart {
  readonly title: string;
  readonly text: string;
}

/** How a printed form is handed in. */
export interface PaperGuide {
  /** How the fee is paid; `undefined` for a free form. */
  readonly payment: PaperPart | undefined;
  /** What to do, what to enclose, where to hand it in. */
  readonly parts: readonly PaperPart[];
}

/**
 * Says how a printed form is handed in: the same words on the screen and on paper.
 *
 * The form's next steps give the instructions; a form without them gets the portal's words. A form has
 * its own words for what to enclose (`$form.enclose`), the office (`$form.office`) and its hours (`$form.hours`). They may quote answers, for example
 * `{/corporation/competentOffice}`.
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
