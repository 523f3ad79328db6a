import { LANGUAGE_CODES, type Language, type LoginReturn, languageOf } from '#engine';

/** The parameters of the page's address when it opens (document 1, section 2). */
export interface EntryParameters {
  readonly language: Language;
  /** Starts at the first own step, if the terms were accepted before. */
  readonly skipIntro: boolean;
  /**
   * When the terms were accepted, ISO 8601. Read from the browser's storage, not from the address.
   */
  readonly acceptedAt?: string | undefined;
  /** Has an effect only where the server runs without captcha. */
  readonly noCaptcha: boolean;
  /** Enables signing with the identity app although it is switched off; never in production. */
  readonly forcesSigning?: boolean;
  /** The log-in result that the identity app returned. */
  readonly login?: LoginReturn | undefined;
  /** Query string from which answers may be filled in; see `givenParameters`. */
  readonly given?: string;
  /** Shows the maintenance page, as a preview. */
  readonly maintenance: boolean;
  /** Milliseconds since 1970: the return from a payment (the acknowledgement page). */
  readonly returnedAt: number | undefined;
  /** The page under the terms: the terms themselves, the questions, or help with the text size. */
  readonly page: TextPage;
}

/** Pages under `/form/terms`, the first by default. */
const TEXT_PAGES = ['terms', 'faq', 'text-size'] as const;
export type TextPage = (typeof TEXT_PAGES)[number];

/**
 * Handled once and then removed from the address, so that history, links and logs do not contain
 * them.
 */
const HANDLED_ONCE = [
  'code',
  'RefID',
  'state',
  'error_code',
  'skipIntro',
  'nocaptcha',
  'hc',
  't',
  'maintenance',
  'bypass',
];

/** Parses the query of the page's address. Accepts any text and never throws. */
export function readEntryParameters(search: string): EntryParameters {
  const query = new URLSearchParams(search);
  const returnedAt = Number(query.get('t') ?? Number.NaN);
  return {
    language: languageOf(query.get('lang')),
    skipIntro: query.get('skipIntro') === 'true',
    forcesSigning: query.has('hc'),
    login: loginIn(query),
    noCaptcha: query.get('nocaptcha') === 'true',
    maintenance: query.has('maintenance') && !query.has('bypass'),
    returnedAt: Number.isFinite(returnedAt) && returnedAt > 0 ? returnedAt : undefined,
    page: TEXT_PAGES.find((page) => page === query.get('page')) ?? 'terms',
  };
}

/** Parses the return of a log-in: its state, with a code or with the reason for its absence. */
function loginIn(query: URLSearchParams): LoginReturn | undefined {
  const state = query.get('state');
  const code = query.get('code') ?? undefined;
  const errorCode = query.get('error_code') ?? undefined;
  if (!state || (code === undefined && errorCode === undefined)) return undefined;
  return { state, code, errorCode };
}

/**
 * Returns the query without the parameters that are handled once.
 *
 * @returns the query with its question mark, or `''`
 */
export function strippedQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of HANDLED_ONCE) query.delete(name);
  return written(query);
}

/** Returns the query with the current language, as `en`, `tc` or `chs`. */
export function queryWithLanguage(search: string, language: Language): string {
  const query = new URLSearchParams(search);
  query.delete('lang');
  query.set('lang', LANGUAGE_CODES[language].url);
  return written(query);
}

function written(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
