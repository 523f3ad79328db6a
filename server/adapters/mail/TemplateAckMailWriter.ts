import { formatAmount, formatInstant, type Language, withoutMarkup } from '#engine';
import en from '../../locales/en/mail.json' with { type: 'json' };
import zhHans from '../../locales/zh-Hans/mail.json' with { type: 'json' };
import zhHant from '../../locales/zh-Hant/mail.json' with { type: 'json' };
import type { AckMailRequest, AckMailWriter } from '../../ports/delivery/AckMailWriter.ts';
import type { Mail } from '../../ports/delivery/Mailer.ts';
import { isPlainAddress } from './checkMail.ts';

/** A writer of acknowledgement mails from the texts of `server/locales/<lang>/mail.json`. */
export class TemplateAckMailWriter implements AckMailWriter {
  readonly #domain: string;
  readonly #verifyUrl: string | undefined;

  /**
   * @param sender address of the sender, whose domain is that of the Message-ID
   * @param verifyUrl page that checks acknowledgements; absent when they are not signed
   */
  constructor(sender: string, verifyUrl?: string) {
    this.#verifyUrl = verifyUrl;
    this.#domain = /@([A-Za-z0-9.-]+)>?\s*$/.exec(sender)?.[1] ?? 'landform.invalid';
  }

  write(request: AckMailRequest): Mail {
    const { language, to, referenceNumber, lockedPdf } = request;
    if (!isPlainAddress(to)) {
      throw new RangeError('Cannot write the acknowledgement: not one plain address');
    }
    const reference = referenceNumber.replace(/[^A-Za-z0-9-]/g, '');
    return {
      messageId: `ack.${reference}@${this.#domain}`,
      to,
      subject: filled(WORDS[language].subject, valuesOf(request)),
      text: textOf(request, this.#verifyUrl),
      attachments:
        lockedPdf === undefined
          ? []
          : [{ name: `${reference}.pdf`, type: 'application/pdf', content: lockedPdf }],
    };
  }
}

const WORDS: Readonly<Record<Language, typeof en>> = { en, 'zh-Hant': zhHant, 'zh-Hans': zhHans };

function textOf(request: AckMailRequest, verify: string | undefined): string {
  const words = WORDS[request.language];
  const values = { ...valuesOf(request), verify: verify ?? '' };
  const facts = [
    words.reference,
    words.time,
    ...(request.amountCents > 0 ? [words.amount] : []),
    ...(request.transactionId === undefined ? [] : [words.transaction]),
    ...(request.signedFormHash === undefined ? [] : [words.signedForm]),
  ];
  const refunds = (request.refunds ?? []).map(({ transactionId, amountCents, refundedAt }) =>
    filled(refundedAt ? words.refunded : words.refund, {
      amount: formatAmount(amountCents),
      transaction: transactionId,
      time: refundedAt ? formatInstant(refundedAt.getTime(), request.language) : '',
    }),
  );
  const paragraphs = [
    words.greeting,
    words.received,
    facts.join('\n'),
    ...(request.toSign === undefined || request.toSign.length === 0 ? [] : [words.toSign]),
    ...refunds,
    ...(request.lockedPdf === undefined ? [] : [words.attached]),
    ...(request.lockedPdf === undefined || verify === undefined ? [] : [words.verify]),
    words.keep,
  ].map((paragraph) => filled(paragraph, values));
  const end = [words.noReply, words.sender];
  return `${[...paragraphs, ...nextStepsOf(request), ...end].join('\n\n')}\n`;
}

function nextStepsOf({ language, nextSteps = [] }: AckMailRequest): readonly string[] {
  if (nextSteps.length === 0) return [];
  const steps = nextSteps.map((step) => `- ${withoutMarkup(step).replace(LINES, ' ')}`);
  return [`${WORDS[language].nextSteps}\n${steps.join('\n')}`];
}

/**
 * Returns the values for the text: numbers, a time, and texts of the form. No value is a text from
 * the applicant.
 */
function valuesOf(request: AckMailRequest): Readonly<Record<string, string>> {
  return {
    form: request.formCode,
    title: request.formTitle,
    reference: request.referenceNumber,
    time: formatInstant(request.submittedAt.getTime(), request.language),
    amount: formatAmount(request.amountCents),
    transaction: request.transactionId ?? '',
    signedFormHash: request.signedFormHash ?? '',
    signatures: (request.toSign ?? []).join(request.language === 'en' ? '; ' : '、'),
  };
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => (values[name] ?? '').replace(LINES, ' '));
}

const LINES = /[\p{Cc}\u2028\u2029]+/gu;
