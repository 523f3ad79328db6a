import type { SupplementaryRequest } from '../../ports/store/SupplementaryRequests.ts';
import { isSameHash, secretHash } from '../answers/secretHash.ts';

/** The form that a link opens first (document 1, section 2 "Registered form codes"). */
export const LINK_FORM = 'SUPPLINK';
/** The form that answers the questions. */
export const ANSWER_FORM = 'SUPPINFO';
/** The parameter of the page's URL that contains the link's text (document 1, section 2). */
export const LINK_NAME = 'RefID';

/** The status of a link. */
export type LinkStatus = 'valid' | 'expired' | 'used' | 'revoked' | 'unknown';

/** Time to answer for an applicant who opened a link before it expired. */
const ANSWER_WITHIN_MS = 24 * 60 * 60_000;

/** Returns the text of a link: the request's id and its secret. */
export function linkText(id: string, secret: string): string {
  return `${id}.${secret}`;
}

/**
 * Returns the URL to mail. The link's text follows `#`, so that it is never sent to a server or in
 * a `Referer`.
 *
 * @param lang language code in URLs: `en`, `tc`, `chs`
 */
export function linkAddress(publicUrl: string, lang: string, link: string): string {
  return `${publicUrl}/form/${LINK_FORM}?lang=${lang}#${LINK_NAME}=${link}`;
}

/**
 * Reads the text of a link.
 *
 * @returns the request's id and the hash of the secret; `undefined` for any other value
 */
export function readLink(
  link: unknown,
): { readonly id: string; readonly hash: string } | undefined {
  const [, id, secret] = (typeof link === 'string' && LINK.exec(link)) || [];
  return id === undefined || secret === undefined ? undefined : { id, hash: secretHash(secret) };
}

/** Ids and tokens in the format of `Ids`. */
const LINK = /^([0-9A-Z]{26})\.([A-Za-z0-9_-]{43})$/;

/**
 * Checks whether the hash of a link's secret is that of a request. The comparison takes the same
 * time for any hash.
 */
export function isOpenedBy(request: SupplementaryRequest | undefined, hash: string): boolean {
  // The hash is compared for an unknown id, too, so that it takes the same time as a wrong secret.
  return isSameHash(request?.secretHash ?? secretHash(''), hash) && request !== undefined;
}

/** Returns the present status of a request's link. */
export function statusOf(request: SupplementaryRequest, now: Date): LinkStatus {
  if (request.usedAt) return 'used';
  if (request.revokedAt) return 'revoked';
  return request.expiresAt <= now ? 'expired' : 'valid';
}

/**
 * Returns the time after which a request must expire to be answerable. The applicant may have
 * opened the link before it expired.
 */
export function answerableAfter(now: Date): Date {
  return new Date(now.getTime() - ANSWER_WITHIN_MS);
}
