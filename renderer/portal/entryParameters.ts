import { LANGUAGE_CODES, type Language, type LoginReturn, languageOf } from '#engine';

/** The parameters of the page's URL when the page opens (document 1, section 2). */
export interface EntryParameters {
  readonly language: Language;
  /** Whether to start at the form's first own step, if the terms were accepted before. */
  readonly skipIntro: boolean;
  /** When the terms were accepted, ISO 8601. Read from the browser's storage, not from the URL. */
  readonly acceptedAt?: string | undefined;
  /** Whether to skip the captcha. Has an effect only where the server runs without captcha. */
  readonly noCaptcha: boolean;
  /** Whether a tester can sign while the identity app is switched off; production ignores this. */
  readonly forcesSigning?: boolean;
  /** The log-in result that the identity app returned. */
  readonly login?: LoginReturn | undefined;
  /** Query string from which answers may be filled in; see `givenParameters`. */
  readonly given?: string;
  /** Whether to show the maintenance page, as a preview. */
  readonly maintenance: boolean;
  /** When the browser returned from a payment, in ms since 1970, for the acknowledgement page. */
  readonly returnedAt: number | undefined;
  /** The page under the terms: the terms themselves, the questions, or help with the text size. */
  readonly page: TextPage;
}

/** Pages under `/form/terms`, the first by default. */
const TEXT_PAGES = ['terms', 'faq', 'text-size'] as const;
export type TextPage = (typeof TEXT_PAGES)[number];

/**
 * Parameters that are handled once and then removed from the URL, so that history, links and logs
 * do not contain them.
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

/** Parses the query of the page's URL. Accepts any text and never throws. */
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

/** Parses the result of a log-in: its state, with a code or an error code. */
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
