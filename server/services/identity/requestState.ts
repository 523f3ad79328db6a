import type { IdentityTokens } from '../../ports/IdentityApp.ts';

/** What is kept of a request beside its document. */
export interface RequestState {
  /** Our name for it at the app. */
  readonly businessId: string;
  /** What the signer needs to complete the document. */
  readonly document: Uint8Array;
  /** Of the person who is logged in; absent: the signature is anonymous. */
  readonly tokens?: IdentityTokens | undefined;
}

/** Writes the state of a request, to be sealed. */
export function packRequest({ businessId, document, tokens }: RequestState): Uint8Array {
  const text = {
    identity: businessId,
    document: Buffer.from(document).toString('base64'),
    ...(tokens && { tokens: { ...tokens, expiresAt: tokens.expiresAt.getTime() } }),
  };
  return Buffer.from(JSON.stringify(text));
}

/** Reads it back. @returns `undefined` for the state of a signature that is made another way */
export function unpackRequest(state: Uint8Array): RequestState | undefined {
  const kept: unknown = parsed(state);
  const { identity, document, tokens } = Object(kept) as Readonly<Record<string, unknown>>;
  if (typeof identity !== 'string' || typeof document !== 'string') return undefined;
  const request = { businessId: identity, document: Buffer.from(document, 'base64') };
  return tokens === undefined ? request : { ...request, tokens: tokensIn(tokens) };
}

/** We wrote and sealed it ourselves. */
function tokensIn(kept: unknown): IdentityTokens {
  const { accessToken, openId, expiresAt } = kept as KeptTokens;
  return { accessToken, openId, expiresAt: new Date(expiresAt) };
}

type KeptTokens = Omit<IdentityTokens, 'expiresAt'> & { readonly expiresAt: number };

/** The state of a signature by certificate is JSON of its own, that of a made one are bare bytes. */
function parsed(state: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(state).toString());
  } catch {
    return undefined;
  }
}

/** Names a request to the page: the submission finds it again, the rest is not to be guessed. */
export function requestId(submissionId: string, businessId: string): string {
  return `${submissionId}-${businessId}`;
}

/** Takes such a name apart. @returns `undefined` for anything else */
export function requestOf(
  id: string,
): { readonly submissionId: string; readonly businessId: string } | undefined {
  const [submissionId = '', businessId = '', ...more] = id.split('-');
  const isWhole = submissionId !== '' && businessId !== '' && more.length === 0;
  return isWhole ? { submissionId, businessId } : undefined;
}
