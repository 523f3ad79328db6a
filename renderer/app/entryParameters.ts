import { LANGUAGE_CODES, type Language, type LoginReturn, languageOf } from '#engine';

/** What the address of the page asks for when it is opened (document 1, section 2). */
export interface EntryParameters {
  readonly language: Language;
  /** Begin at the first own step, where the terms were accepted before. */
  readonly skipIntro: boolean;
  /** When that was, ISO 8601; not in the address but in the browser's memory. */
  readonly acceptedAt?: string | undefined;
  /** Has an effect only where the server runs without captcha. */
  readonly noCaptcha: boolean;
  /** Signs with the identity app although it is switched off; never in production. */
  readonly forcesSigning?: boolean;
  /** What the identity app tells of a log-in. */
  readonly login?: LoginReturn | undefined;
  /** Parameters that answers may be filled in from, as a query; see `givenParameters`. */
  readonly given?: string;
  /** Shows the maintenance page for a look at it. */
  readonly maintenance: boolean;
  /** Milliseconds since 1970: the payment came back (the acknowledgement page). */
  readonly returnedAt: number | undefined;
  /** Which of the pages under the terms: the terms themselves, the questions, help with the text size. */
  readonly page: TextPage;
}

/** Pages under `/form/terms`, the first by default. */
const TEXT_PAGES = ['terms', 'faq', 'text-size'] as const;
export type TextPage = (typeof TEXT_PAGES)[number];

/** Handled once and then gone from the address: nothing of it stays in history, links or logs. */
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

/** Reads the query of the page's address. Anything may stand in it; nothing throws. */
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

/** A log-in comes back with its state, and with a code or the reason why there is none. */
function loginIn(query: URLSearchParams): LoginReturn | undefined {
  const state = query.get('state');
  const code = query.get('code') ?? undefined;
  const errorCode = query.get('error_code') ?? undefined;
  if (!state || (code === undefined && errorCode === undefined)) return undefined;
  return { state, code, errorCode };
}

/**
 * The query without what is handled once.
 *
 * @returns the query with its question mark, or `''`
 */
export function strippedQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of HANDLED_ONCE) query.delete(name);
  return written(query);
}

/** The query with the language shown in it, as `en`, `tc` or `chs`. */
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
