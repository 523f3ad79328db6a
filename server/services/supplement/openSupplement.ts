import { dayText, hongKongDay } from '#engine';
import type { SupplementaryRequest } from '../../ports/SupplementaryRequests.ts';
import type { SupplementDeps } from './createSupplement.ts';
import { openQuestions } from './sealedQuestions.ts';
import {
  ANSWER_FORM,
  isOpenedBy,
  LINK_FORM,
  type LinkStatus,
  readLink,
  statusOf,
} from './supplementLink.ts';

/** What a request holds, under the names of `prefill`. */
export interface RequestRecord {
  readonly status: LinkStatus;
  /** Day in Hong Kong, DD/MM/YYYY; of a valid link. */
  readonly expiresAt?: string;
  readonly questions?: readonly { readonly prompt: string }[];
}

/** What is behind a link. */
export interface OpenedLink {
  /** Code of the form that goes on with the link. */
  readonly form: string;
  readonly request: RequestRecord;
  /** First values beside the request's own, under the names of the page's address. */
  readonly query: Readonly<Record<string, string>>;
}

/** What the services need to look behind a link. */
export type LinkDeps = Pick<SupplementDeps, 'store' | 'clock' | 'vault'>;

/**
 * Looks behind a link without using it up. What is asked, and about which submission, is told to
 * whoever has a valid link; about others the status alone, and the reference number of what
 * somebody had a right to see.
 *
 * @param link text of the link, anything
 */
export async function openSupplement(deps: LinkDeps, link: unknown): Promise<OpenedLink> {
  const request = await requestOf(deps, link);
  if (!request) return { form: LINK_FORM, request: { status: 'unknown' }, query: {} };
  const status = statusOf(request, deps.clock.now());
  const { referenceNumber, formCode } = request;
  if (status === 'valid') {
    const query = { reference: referenceNumber, form: formCode };
    return { form: ANSWER_FORM, request: recordOf(deps, request, status), query };
  }
  const query: Record<string, string> = status === 'revoked' ? {} : { reference: referenceNumber };
  return { form: LINK_FORM, request: { status }, query };
}

/** The request that a link opens; `undefined` when it opens none. */
export async function requestOf(
  { store }: Pick<LinkDeps, 'store'>,
  link: unknown,
): Promise<SupplementaryRequest | undefined> {
  const read = readLink(link);
  if (!read) return undefined;
  const request = await store.supplements.find(read.id);
  return isOpenedBy(request, read.hash) ? request : undefined;
}

/** A request under the names of `prefill`. */
export function recordOf(
  { vault }: Pick<LinkDeps, 'vault'>,
  request: SupplementaryRequest,
  status: LinkStatus,
): RequestRecord {
  return {
    status,
    expiresAt: dayText(hongKongDay(request.expiresAt.toISOString())),
    questions: openQuestions(vault, request).map((prompt) => ({ prompt })),
  };
}
