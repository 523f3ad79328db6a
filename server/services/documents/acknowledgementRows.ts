import { formatAmount, formatFileSize, formatInstant, type Language } from '#engine';
import en from '../../locales/en/verify.json' with { type: 'json' };
import zhHans from '../../locales/zh-Hans/verify.json' with { type: 'json' };
import zhHant from '../../locales/zh-Hant/verify.json' with { type: 'json' };
import type {
  AcknowledgementProblem,
  GenuineAcknowledgement,
} from '../../ports/signing/AcknowledgementSeal.ts';
import { ACKNOWLEDGEMENT_LIMIT_BYTES } from './acknowledgementLimit.ts';

/** The texts of the page that checks acknowledgements and of the operator's command. */
export const VERIFY_TEXTS: Readonly<Record<Language, Readonly<Record<keyof typeof en, string>>>> = {
  en,
  'zh-Hant': zhHant,
  'zh-Hans': zhHans,
};

/** A label and its value. */
export type AcknowledgementRow = readonly [label: string, value: string];

/** The content of a genuine acknowledgement, without its answers. */
export interface AcknowledgementSummary {
  readonly rows: readonly AcknowledgementRow[];
  /** Rows of each attachment of the form. */
  readonly attachments: readonly (readonly AcknowledgementRow[])[];
}

/**
 * Lists the content of a genuine acknowledgement as labels and values.
 *
 * @param title title of the form; without a title, only the code is shown
 */
export function acknowledgementSummary(
  genuine: GenuineAcknowledgement,
  language: Language,
  title?: string,
): AcknowledgementSummary {
  const t = VERIFY_TEXTS[language];
  const { content } = genuine;
  const form = title === undefined ? content.formCode : `${content.formCode} ${title}`;
  const optional = (label: string, value: string | undefined): readonly AcknowledgementRow[] =>
    value === undefined ? [] : [[label, value]];
  return {
    rows: [
      [t.signedBy, genuine.signedBy],
      [t.signedAt, formatInstant(genuine.signedAt.getTime(), language)],
      ...optional(t.stamp, stampText(genuine, language)),
      [t.reference, content.referenceNumber],
      [t.form, filled(t.version, { form, version: String(content.formVersion) })],
      [t.submittedAt, formatInstant(content.submittedAt, language)],
      [t.amount, formatAmount(content.amountCents)],
      ...optional(t.transaction, content.transactionId),
      ...content.signers.map(({ name, signedAt }): AcknowledgementRow => {
        const time = formatInstant(signedAt, language);
        return [t.signer, filled(t.signerLine, { name, time })];
      }),
      [t.signedForm, content.signedFormHash === undefined ? t.signedFormNone : t.signedFormAgrees],
      ...optional(`${t.signedForm}, ${t.hash}`, content.signedFormHash),
      [t.dataHash, content.dataHash],
      [t.definitionHash, content.definitionHash],
    ],
    attachments: content.attachments.map(({ name, size, sha256 }) => [
      [t.attachment, name ?? ''],
      [t.size, formatFileSize(size)],
      [t.hash, sha256],
    ]),
  };
}

/** Explains why a file is not a genuine acknowledgement, and what to do. */
export function faultText(fault: AcknowledgementProblem, language: Language): string {
  const size = formatFileSize(ACKNOWLEDGEMENT_LIMIT_BYTES);
  return filled(VERIFY_TEXTS[language][fault], { size });
}

function stampText({ stamp }: GenuineAcknowledgement, language: Language): string | undefined {
  if (!stamp) return undefined;
  const time = formatInstant(stamp.at.getTime(), language);
  return stamp.isTrusted ? time : filled(VERIFY_TEXTS[language].stampUntrusted, { time });
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
}
