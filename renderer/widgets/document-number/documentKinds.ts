import type { WordKey } from '../../i18n/formWords.ts';
import type { Width } from '../text/TextBox.tsx';

/** The input settings of one kind of number. */
export interface DocumentKind {
  readonly width: Width;
  /**
   * `numeric` only if the number has no letter and no hyphen. Phones then show a keypad with digits
   * only.
   */
  readonly inputMode: 'text' | 'numeric';
  /**
   * The default help for a leaf without help by the author: the format of the number, with an
   * example.
   */
  readonly hint: WordKey;
  /**
   * Extracts the number from a pasted or final text, if the document prints more than the form asks
   * for.
   */
  readonly read?: (text: string) => string | undefined;
}

/** The settings of document and register numbers, by the name of the widget. */
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
  /** A business or a company registration certificate: one kind in the Registry's lists. */
  certificate: { width: 'm', inputMode: 'text', hint: 'hint.certificate' },
} as const satisfies Readonly<Record<string, DocumentKind>>;

type DocumentKindName = keyof typeof DOCUMENT_KINDS;

/** Checks whether a widget is the input of one kind of number. */
export function isDocumentKind(widget: string): widget is DocumentKindName {
  return Object.hasOwn(DOCUMENT_KINDS, widget);
}

/**
 * Returns the kind of document of an option (specification, document 2, section 5: the ID types).
 * Also handles lists that offer the two certificates as separate options.
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
 * Extracts the business registration number from a certificate number. A certificate number also
 * contains the month and year of issue and a check digit. `12345678-000-11-26-1` is `12345678-000`.
 *
 * @returns `undefined` for any other text
 */
function businessNumberOf(text: string): string | undefined {
  return CERTIFICATE.exec(text.trim())?.[1];
}

const CERTIFICATE = /^(\d{8}-[\dA-Z]{3})-\d{2}-\d{2}-[\dA-Z]$/i;
