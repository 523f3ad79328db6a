import { type FoundAddress, readAlsAnswer } from '#engine';
import { traditional } from '../../chineseCharacters.ts';
import {
  type AddressLookup,
  AddressLookupError,
  type AddressLookupFault,
  type AddressSearch,
} from '../../ports/AddressLookup.ts';
import { readBounded } from '../system/readBounded.ts';

/** The service, and how long and how much it may answer. */
export interface AlsOptions {
  /** The one address that is ever called: of the settings, never of a request. */
  readonly url: string;
  readonly timeoutMs?: number;
  readonly mostBytes?: number;
}

/** For the whole call, connecting included. */
const TIMEOUT_MS = 3_000;
const MOST_BYTES = 256 * 1024;

/**
 * The government's Address Lookup Service. It is told the search and nothing of who searches; its
 * answer is bounded, checked and read anew, and no redirection is followed.
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
    // Before the clock starts: the first search reads the tables of characters.
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

  /** Reads no more than it may be. @throws {AddressLookupError} when there is more */
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

function failed(reason: AddressLookupFault, what: string): AddressLookupError {
  return new AddressLookupError(reason, `Cannot look up addresses at the service: ${what}`);
}
