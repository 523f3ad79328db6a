import { type FoundAddress, type Language, readAlsAnswer } from '#engine';
import type { AddressQuery } from '../fields/address/AddressLookup.ts';
import type { Http } from './http.ts';

/** The maximum length of the text; see `lookup-request.schema.json`. */
const LONGEST_TEXT = 200;

/**
 * Looks up an address. Requests English, because most forms are filled in in English, and Chinese,
 * in the characters of the page.
 *
 * @throws {CallError} when the request fails
 * @throws {TypeError} when the response has another structure
 * @see document 2, section 7: `POST /lookup`
 */
export async function lookUpAddress(
  http: Http,
  { text, language, maxRecords, tolerance }: AddressQuery,
  signal: AbortSignal,
): Promise<readonly FoundAddress[]> {
  const form = new URLSearchParams({
    q: text.replace(/\p{Cc}/gu, ' ').slice(0, LONGEST_TEXT),
    n: String(maxRecords),
    t: String(tolerance),
    b: '0',
    '3d': '0',
  });
  const answer = await http.send<unknown>({
    path: '/lookup',
    body: form.toString(),
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Accept-Language': LANGUAGES_OF[language],
    },
    signal,
  });
  return readAlsAnswer(answer);
}

const LANGUAGES_OF: Readonly<Record<Language, string>> = {
  en: 'en,zh-Hant',
  'zh-Hant': 'en,zh-Hant',
  'zh-Hans': 'en,zh-Hans',
};
