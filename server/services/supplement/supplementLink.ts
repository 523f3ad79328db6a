import type { SupplementaryRequest } from '../../ports/SupplementaryRequests.ts';
import { isSameHash, secretHash } from '../secretHash.ts';

/** The form that a link leads to first (document 1, section 2 "Registered form codes"). */
export const LINK_FORM = 'SUPPLINK';
/** The form that answers what is asked. */
export const ANSWER_FORM = 'SUPPINFO';
/** Name in the page's address under which the link's text travels (document 1, section 2). */
export const LINK_NAME = 'RefID';

/** What a link is good for. */
export type LinkStatus = 'valid' | 'expired' | 'used' | 'revoked' | 'unknown';

/** Who has opened a link in time may take so long to answer. */
const ANSWER_WITHIN_MS = 24 * 60 * 60_000;

/** The text of a link: the request's id and its secret. */
export function linkText(id: string, secret: string): string {
  return `${id}.${secret}`;
}

/**
 * The address that is mailed. What names the request stands behind `#`: no server, proxy or
 * `Referer` ever sees it.
 *
 * @param lang as URLs spell it: `en`, `tc`, `chs`
 */
export function linkAddress(publicUrl: string, lang: string, link: string): string {
  return `${publicUrl}/form/${LINK_FORM}?lang=${lang}#${LINK_NAME}=${link}`;
}

/**
 * Reads the text of a link.
 *
 * @returns the request's id and the hash of the secret; `undefined` for anything else
 */
export function readLink(
  link: unknown,
): { readonly id: string; readonly hash: string } | undefined {
  const [, id, secret] = (typeof link === 'string' && LINK.exec(link)) || [];
  return id === undefined || secret === undefined ? undefined : { id, hash: secretHash(secret) };
}

/** As `Ids` makes them. */
const LINK = /^([0-9A-Z]{26})\.([A-Za-z0-9_-]{43})$/;

/** Whether a request is the one of a link; the comparison takes the same time for any secret. */
export function isOpenedBy(request: SupplementaryRequest | undefined, hash: string): boolean {
  // An unknown id is compared too, so that it takes as long as a wrong secret.
  return isSameHash(request?.secretHash ?? secretHash(''), hash) && request !== undefined;
}

/** What a request is still good for. */
export function statusOf(request: SupplementaryRequest, now: Date): LinkStatus {
  if (request.usedAt) return 'used';
  if (request.revokedAt) return 'revoked';
  return request.expiresAt <= now ? 'expired' : 'valid';
}

/** Requests that expire later than this may still be answered: they were opened in time. */
export function answerableAfter(now: Date): Date {
  return new Date(now.getTime() - ANSWER_WITHIN_MS);
}
