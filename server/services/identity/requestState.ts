import type { IdentityTokens } from '../../ports/signing/IdentityApp.ts';

/** The stored state of a request, without its document. */
export interface RequestState {
  /** Our own id of the request, which the app knows. */
  readonly businessId: string;
  /** State that the signer needs to complete the document. */
  readonly document: Uint8Array;
  /** Tokens of the logged-in person; when absent, the signature is anonymous. */
  readonly tokens?: IdentityTokens | undefined;
}

/** Serialises the state of a request, to be sealed. */
export function packRequest({ businessId, document, tokens }: RequestState): Uint8Array {
  const text = {
    identity: businessId,
    document: Buffer.from(document).toString('base64'),
    ...(tokens && { tokens: { ...tokens, expiresAt: tokens.expiresAt.getTime() } }),
  };
  return Buffer.from(JSON.stringify(text));
}

/**
 * Parses the state of a request. @returns `undefined` for the state of another kind of signature
 */
export function unpackRequest(state: Uint8Array): RequestState | undefined {
  const kept: unknown = parsed(state);
  const { identity, document, tokens } = Object(kept) as Readonly<Record<string, unknown>>;
  if (typeof identity !== 'string' || typeof document !== 'string') return undefined;
  const request = { businessId: identity, document: Buffer.from(document, 'base64') };
  return tokens === undefined ? request : { ...request, tokens: tokensIn(tokens) };
}

/** Reads tokens. The cast is safe, because the server wrote and sealed them. */
function tokensIn(kept: unknown): IdentityTokens {
  const { accessToken, openId, expiresAt } = kept as KeptTokens;
  return { accessToken, openId, expiresAt: new Date(expiresAt) };
}

type KeptTokens = Omit<IdentityTokens, 'expiresAt'> & { readonly expiresAt: number };

/** Parses the state. The state of a certificate signature is other JSON, or raw bytes. */
function parsed(state: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(state).toString());
  } catch {
    return undefined;
  }
}

/**
 * Returns the id of a request for the page. The id contains the submission's id and the id at the
 * app.
 */
export function requestId(submissionId: string, businessId: string): string {
  return `${submissionId}-${businessId}`;
}

/** Splits an id of `requestId`. @returns `undefined` for any other text */
export function requestOf(
  id: string,
): { readonly submissionId: string; readonly businessId: string } | undefined {
  const [submissionId = '', businessId = '', ...more] = id.split('-');
  const isWhole = submissionId !== '' && businessId !== '' && more.length === 0;
  return isWhole ? { submissionId, businessId } : undefined;
}
