import { dayText, hongKongDay } from '#engine';
import type { SupplementaryRequest } from '../../ports/store/SupplementaryRequests.ts';
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

/** The content of a request, under the names of `prefill`. */
export interface RequestRecord {
  readonly status: LinkStatus;
  /** Day in Hong Kong, DD/MM/YYYY; only for a valid link. */
  readonly expiresAt?: string;
  readonly questions?: readonly { readonly prompt: string }[];
}

/** The content to which a link gives access. */
export interface OpenedLink {
  /** Code of the form to continue with. */
  readonly form: string;
  readonly request: RequestRecord;
  /** Further initial values, by parameter names of the page's URL. */
  readonly query: Readonly<Record<string, string>>;
}

/** The dependencies of the services that open a link. */
export type LinkDeps = Pick<SupplementDeps, 'store' | 'clock' | 'vault'>;

/**
 * Opens a link without marking it as used. A valid link returns the questions and the submission.
 * An expired or used link returns its status and the reference number. For any other link, only its
 * status is returned.
 *
 * @param link text of the link; may be any value
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

/** Finds the request that a link opens; `undefined` for an unknown link. */
export async function requestOf(
  { store }: Pick<LinkDeps, 'store'>,
  link: unknown,
): Promise<SupplementaryRequest | undefined> {
  const read = readLink(link);
  if (!read) return undefined;
  const request = await store.supplements.find(read.id);
  return isOpenedBy(request, read.hash) ? request : undefined;
}

/** Returns a request under the names of `prefill`. */
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
