import type { WordKey } from '../../form/words.ts';
import type { Width } from '../text/TextBox.tsx';

/** What one kind of number wants of its box. */
export interface DocumentKind {
  readonly width: Width;
  /** `numeric` only where no letter and no hyphen can stand in it: phones then show digits alone. */
  readonly inputMode: 'text' | 'numeric';
  /** Help where the author wrote none: the form of the number, with an example. */
  readonly hint: WordKey;
  /** What a text that is pasted or left stands for, where more is printed on the document than is asked. */
  readonly read?: (text: string) => string | undefined;
}

/** Numbers of documents and of the register, by the name of their widget. */
export const DOCUMENT_KINDS = {
  hkid: { width: 's', inputMode: 'text', hint: 'hint.hkid' },
  prn: { width: 's', inputMode: 'text', hint: 'hint.prn' },
  'prc-id': { width: 'm', inputMode: 'text', hint: 'hint.prcId' },
  'travel-permit': { width: 's', inputMode: 'text', hint: 'hint.travelPermit' },
  passport: { width: 'm', inputMode: 'text', hint: 'hint.passport' },
  'br-number': {
    width: 'm',
    inputMode: 'text',
    hint: 'hint.brNumber',
    read: businessNumberOf,
  },
  'cr-number': { width: 's', inputMode: 'text', hint: 'hint.crNumber' },
  'memorial-number': { width: 'm', inputMode: 'text', hint: 'hint.memorialNumber' },
  'solicitors-code': { width: 's', inputMode: 'numeric', hint: 'hint.solicitorsCode' },
  /** A business or a company registration certificate: one kind in the lists of the registry. */
  certificate: { width: 'm', inputMode: 'text', hint: 'hint.certificate' },
} as const satisfies Readonly<Record<string, DocumentKind>>;

type DocumentKindName = keyof typeof DOCUMENT_KINDS;

/** Whether a widget is the box of one kind of number. */
export function isDocumentKind(widget: string): widget is DocumentKindName {
  return Object.hasOwn(DOCUMENT_KINDS, widget);
}

/**
 * The kind that an option of a choice of documents stands for (specification, document 2, section
 * 5: the ID types), also in lists that part the two certificates.
 *
 * @returns `undefined` for other options, and while none is chosen
 */
export function kindOfOption(option: string | undefined): DocumentKindName | undefined {
  return option === undefined ? undefined : KIND_OF_OPTION[option];
}

const KIND_OF_OPTION: Readonly<Record<string, DocumentKindName>> = {
  hkid: 'hkid',
  prcid: 'prc-id',
  prchkmac: 'travel-permit',
  passport: 'passport',
  br: 'br-number',
  cr: 'certificate',
};

/**
 * The business registration number in the number of a certificate, which has the branch, the month
 * and the year of issue and a check digit behind it: `12345678-000-11-26-1` is `12345678-000`.
 *
 * @returns `undefined` for any other text
 */
function businessNumberOf(text: string): string | undefined {
  return CERTIFICATE.exec(text.trim())?.[1];
}

const CERTIFICATE = /^(\d{8}-[\dA-Z]{3})-\d{2}-\d{2}-[\dA-Z]$/i;
