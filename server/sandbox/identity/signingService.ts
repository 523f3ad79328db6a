import type { FastifyPluginAsync } from 'fastify';
import { IDENTITY_SOURCES, languageOf } from '#engine';
import { IDENTITY_CALLS } from '../../adapters/identity/live/wire.ts';
import {
  IdentityAppError,
  type IdentitySigningOrder,
  type IdentitySigningResult,
  type IdentityTokens,
} from '../../ports/signing/IdentityApp.ts';
import type { ServiceWire } from './ServiceWire.ts';

/** The service's code for a pending decision. The published interface names no code for it. */
export const PENDING = 'D70004';

/** Registers the signing calls, for users with and without a log-in. */
export const signingService: FastifyPluginAsync<ServiceWire> = async (fastify, wire) => {
  const { app, base, contentOf, sealed, coded } = wire;

  const ask = async (body: unknown, isLoggedIn: boolean) => {
    const content = contentOf(body);
    const ticket = await app.askToSign({
      ...orderIn(content),
      tokens: isLoggedIn ? tokensIn(content, wire) : undefined,
    });
    return sealed({
      businessID: content.businessID,
      signCode: ticket.identificationCode,
      authByQR: ticket.isScanned,
      ticketID: ticket.address.split('/').at(-1),
    });
  };
  const notify = async (body: unknown) => {
    const result = await app.signingResult(String(contentOf(body).businessID));
    return onWire(result);
  };

  const { askToSign, signingResult, askAccount, accountResult } = IDENTITY_CALLS;
  fastify.post(`${base}/${askToSign}`, ({ body }) => ask(body, false));
  fastify.post(`${base}/${askAccount}`, ({ body }) => ask(body, true));
  fastify.post(`${base}/${signingResult}`, ({ body }) => notify(body));
  fastify.post(`${base}/${accountResult}`, ({ body }) => notify(body));

  function onWire(result: IdentitySigningResult) {
    if (result.state === 'pending') return coded(PENDING);
    if (result.state === 'failed') return coded(result.failure);
    return sealed({ pdfSignature: Buffer.from(result.cms).toString('base64') });
  }
};

/**
 * Reads the tokens of a call.
 *
 * @throws {IdentityAppError} `D20002` when a token is missing
 */
export function tokensIn(
  content: Readonly<Record<string, unknown>>,
  { clock }: Pick<ServiceWire, 'clock'>,
): IdentityTokens {
  const accessToken = textIn(content, 'accessToken');
  return { accessToken, openId: textIn(content, 'openID'), expiresAt: clock.now() };
}

function orderIn(content: Readonly<Record<string, unknown>>): IdentitySigningOrder {
  const source = IDENTITY_SOURCES.find((each) => each === textIn(content, 'source'));
  if (!source) throw new IdentityAppError('D20003');
  return {
    businessId: textIn(content, 'businessID'),
    digest: Buffer.from(textIn(content, 'docDigest'), 'base64'),
    idHash: Buffer.from(textIn(content, 'HKICHash'), 'base64'),
    department: textIn(content, 'department'),
    service: textIn(content, 'serviceName'),
    document: textIn(content, 'documentName'),
    language: languageOf(textIn(content, 'lang')),
    source,
    returnUrl: textIn(content, 'redirectURI'),
  };
}

function textIn(content: Readonly<Record<string, unknown>>, name: string): string {
  const value = content[name];
  if (typeof value !== 'string' || value === '') throw new IdentityAppError('D20002');
  return value;
}
