import { createHash } from 'node:crypto';
import { type Certificate, CertificateRevocationList } from 'pkijs';
import type { Clock } from '../../ports/system/Clock.ts';
import type { AuthorityClient } from '../system/AuthorityClient.ts';
import { allowedAddress } from './allowedAddress.ts';
import { listAddresses, responderAddresses } from './certificateAddresses.ts';
import { FreshCache } from './FreshCache.ts';
import { isFresh, type Life } from './isFresh.ts';
import { type OcspAnswer, ocspIdOf, ocspQuestion, readOcspAnswer } from './ocsp.ts';
import type { Revocation, RevocationSource } from './RevocationSource.ts';
import { isSignedBy, statusInList } from './statusInList.ts';

/** The authorities that may be called, and the limits of a call. */
export interface OnlineRevocationOptions {
  /** Hosts that may be called. The status of a certificate without such a host is `unknown`. */
  readonly hosts: readonly string[];
  readonly client: AuthorityClient;
  readonly clock: Clock;
  /** Maximum size of a list in bytes. */
  readonly listBytes: number;
  /** Called with a sentence that explains why an authority gave no usable response. */
  readonly onFailure: (fault: string) => void;
}

/** A list with its validity period. */
interface KeptList extends Life {
  readonly list: CertificateRevocationList;
}

/**
 * Time after which a list or response is fetched again. Authorities may revoke certificates between
 * their regular lists.
 */
const REFETCH_MS = 15 * 60 * 1000;
const MOST_LISTS = 50;
const MOST_ANSWERS = 2_000;
const ANSWER_BYTES = 64 * 1024;

/**
 * A source that queries the authority of a certificate: its OCSP responder, then the revocation
 * list of its distribution point. Lists and responses are used and cached only when they are signed
 * and fresh.
 */
export class OnlineRevocation implements RevocationSource {
  readonly #options: OnlineRevocationOptions;
  readonly #lists: FreshCache<KeptList>;
  readonly #answers: FreshCache<OcspAnswer>;

  constructor(options: OnlineRevocationOptions) {
    const { clock } = options;
    this.#options = options;
    this.#lists = new FreshCache({ clock, most: MOST_LISTS, refetchMs: REFETCH_MS });
    this.#answers = new FreshCache({ clock, most: MOST_ANSWERS, refetchMs: REFETCH_MS });
  }

  async statusOf(certificate: Certificate, issuer: Certificate, at: Date): Promise<Revocation> {
    const ways = [
      () => this.#byResponder(certificate, issuer, at),
      () => this.#byList(certificate, issuer, at),
    ];
    for (const way of ways) {
      const status = await way().catch((error: unknown) => this.#noAnswer(error));
      if (status !== 'unknown') return status;
    }
    return 'unknown';
  }

  async #byResponder(certificate: Certificate, issuer: Certificate, at: Date): Promise<Revocation> {
    const url = this.#allowedAmong(responderAddresses(certificate));
    if (!url) return 'unknown';
    const id = await ocspIdOf(certificate, issuer);
    const key = keyOf(url, id.toSchema().toBER());
    const answer = await this.#answers.get(key, at, async () => {
      const question = { type: 'application/ocsp-request', body: ocspQuestion(id) };
      const call = { question, mostBytes: ANSWER_BYTES };
      const der = await this.#options.client.fetch(url, call);
      return readOcspAnswer(der, id, issuer, this.#options.clock.now());
    });
    return isFresh(answer, at) ? answer.revocation : 'unknown';
  }

  async #byList(certificate: Certificate, issuer: Certificate, at: Date): Promise<Revocation> {
    const url = this.#allowedAmong(listAddresses(certificate));
    if (!url) return 'unknown';
    const key = keyOf(url, issuer.subjectPublicKeyInfo.toSchema().toBER());
    const { list } = await this.#lists.get(key, at, async () => {
      const der = await this.#options.client.fetch(url, { mostBytes: this.#options.listBytes });
      return readList(der, url, issuer, this.#options.clock.now());
    });
    return statusInList(list, certificate, issuer, at);
  }

  /**
   * Returns the first address that may be called. Reports a fault when none of the addresses may.
   */
  #allowedAmong(addresses: readonly string[]): URL | undefined {
    const { hosts, onFailure } = this.#options;
    const onWeb = addresses.filter((address) => /^https?:/i.test(address));
    const [url] = onWeb.flatMap((address) => allowedAddress(address, hosts) ?? []);
    const [refused] = onWeb;
    if (!url && refused !== undefined) {
      onFailure(`Cannot ask ${URL.parse(refused)?.host}: it is not among REVOCATION_HOSTS`);
    }
    return url;
  }

  #noAnswer(error: unknown): 'unknown' {
    this.#options.onFailure(error instanceof Error ? error.message : String(error));
    return 'unknown';
  }
}

function keyOf({ href }: URL, of: ArrayBuffer): string {
  return `${href} ${createHash('sha256').update(new Uint8Array(of)).digest('hex')}`;
}

/**
 * Reads a list. Only lists that the issuer signed are cached, so that no third party can fill the
 * cache.
 */
async function readList(
  der: Uint8Array,
  { host }: URL,
  issuer: Certificate,
  now: Date,
): Promise<KeptList> {
  const list = listIn(der);
  if (!list) throw new Error(`Cannot use the revocation list of ${host}: it cannot be read`);
  if (!(await isSignedBy(list, issuer))) {
    throw new Error(`Cannot use the revocation list of ${host}: its issuer did not sign it`);
  }
  const life = { thisUpdate: list.thisUpdate.value, nextUpdate: list.nextUpdate?.value };
  if (!isFresh(life, now)) {
    throw new Error(`Cannot use the revocation list of ${host}: it is out of date`);
  }
  return { ...life, list };
}

function listIn(der: Uint8Array): CertificateRevocationList | undefined {
  try {
    return CertificateRevocationList.fromBER(Uint8Array.from(der));
  } catch {
    return undefined;
  }
}
