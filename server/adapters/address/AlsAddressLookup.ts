import { type FoundAddress, readAlsAnswer } from '#engine';
import { traditional } from '../../locales/chineseCharacters.ts';
import {
  type AddressLookup,
  AddressLookupError,
  type AddressLookupFailure,
  type AddressSearch,
} from '../../ports/AddressLookup.ts';
import { readBounded } from '../system/readBounded.ts';

/** The URL of the service, and the limits for its time and its response size. */
export interface AlsOptions {
  /** The only URL that is called. It comes from the settings, never from a request. */
  readonly url: string;
  readonly timeoutMs?: number;
  readonly mostBytes?: number;
}

/** Time limit for the whole call, including the connection. */
const TIMEOUT_MS = 3_000;
const MOST_BYTES = 256 * 1024;

/**
 * An address lookup at the government's Address Lookup Service. The request contains the search
 * text and nothing about the applicant. The response is limited in size, and every field is
 * validated and copied. Redirects are not followed.
 *
 * @see https://data.gov.hk/en-data/dataset/hk-dpo-als_01-als
 */
export class AlsAddressLookup implements AddressLookup {
  readonly #url: string;
  readonly #timeoutMs: number;
  readonly #mostBytes: number;

  constructor({ url, timeoutMs = TIMEOUT_MS, mostBytes = MOST_BYTES }: AlsOptions) {
    this.#url = url;
    this.#timeoutMs = timeoutMs;
    this.#mostBytes = mostBytes;
  }

  async search(search: AddressSearch): Promise<readonly FoundAddress[]> {
    // Runs before the timeout starts: the first search loads the character tables.
    const body = await formOf(search);
    const signal = AbortSignal.timeout(this.#timeoutMs);
    try {
      const response = await fetch(this.#url, {
        method: 'POST',
        headers: { accept: 'application/json', 'accept-language': 'en,zh-Hant' },
        body,
        redirect: 'error',
        signal,
      });
      const text = await this.#textOf(response);
      if (response.status !== 200) throw failed('unusable', `it answered ${response.status}`);
      return foundIn(text).slice(0, search.maxRecords);
    } catch (error) {
      if (error instanceof AddressLookupError) throw error;
      throw signal.aborted
        ? failed('late', 'no answer in time')
        : failed('unreachable', 'no answer');
    }
  }

  async describe(): Promise<string> {
    const probe = { maxRecords: 1, tolerance: 50, isBasicSearchingMode: false, is3d: false };
    await this.search({ ...probe, text: 'QUEENSWAY' });
    return `${new URL(this.#url).host} answers`;
  }

  /**
   * Reads the body up to the size limit.
   *
   * @throws {AddressLookupError} when the body is longer
   */
  async #textOf({ body }: Response): Promise<string> {
    const bytes = await readBounded(body, this.#mostBytes);
    if (!bytes) throw failed('unusable', 'the answer is too long');
    return bytes.toString('utf8');
  }
}

async function formOf(search: AddressSearch): Promise<URLSearchParams> {
  return new URLSearchParams({
    q: await traditional(search.text),
    n: String(search.maxRecords),
    t: String(search.tolerance),
    b: search.isBasicSearchingMode ? '1' : '0',
    '3d': search.is3d ? '1' : '0',
  });
}

function foundIn(text: string): readonly FoundAddress[] {
  try {
    return readAlsAnswer(JSON.parse(text));
  } catch {
    throw failed('unusable', 'the answer is no list of addresses');
  }
}

function failed(reason: AddressLookupFailure, what: string): AddressLookupError {
  return new AddressLookupError(reason, `Cannot look up addresses at the service: ${what}`);
}
