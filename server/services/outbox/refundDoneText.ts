import { formatInstant, type Language } from '#engine';
import en from '../../locales/en/mail.json' with { type: 'json' };
import zhHans from '../../locales/zh-Hans/mail.json' with { type: 'json' };
import zhHant from '../../locales/zh-Hant/mail.json' with { type: 'json' };

/** A refund that was paid. */
export interface RefundDone {
  readonly language: Language;
  /** Absent when the form was never submitted. */
  readonly referenceNumber?: string | undefined;
  /** With its currency: `HK$380.00`. */
  readonly amount: string;
  readonly transactionId: string;
  readonly paidBackAt: Date;
  /** Whether the submission ended with this refund: the form was not submitted. */
  readonly hasEnded: boolean;
}

/** Creates the mail about a paid refund. It contains numbers only, no text from an applicant. */
export function refundDoneText(done: RefundDone): {
  readonly subject: string;
  readonly text: string;
} {
  const { language, referenceNumber, hasEnded } = done;
  const words = WORDS[language];
  const values: Readonly<Record<string, string>> = {
    reference: referenceNumber ?? '',
    amount: done.amount,
    transaction: done.transactionId,
    time: formatInstant(done.paidBackAt.getTime(), language),
  };
  const paragraphs = [
    words.greeting,
    words.refundDone,
    ...(referenceNumber === undefined ? [] : [words.reference]),
    ...(hasEnded ? [words.refundDoneEnded] : []),
    words.noReply,
    words.sender,
  ].map((line) => line.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''));
  return { subject: words.refundDoneSubject, text: `${paragraphs.join('\n\n')}\n` };
}

const WORDS: Readonly<Record<Language, typeof en>> = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans };
