import { constants, type KeyObject, publicEncrypt, randomBytes } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { callHeaders } from '../../adapters/identity/live/callHeaders.ts';
import { openContent, sealContent } from '../../adapters/identity/live/contentCipher.ts';
import { DONE, IDENTITY_CALLS } from '../../adapters/identity/live/wire.ts';
import { type IdentityApp, IdentityAppError } from '../../ports/signing/IdentityApp.ts';
import type { SandboxPhone } from '../../ports/signing/SandboxPhone.ts';
import type { Clock } from '../../ports/system/Clock.ts';
import { loginService } from './loginService.ts';
import type { ServiceWire } from './ServiceWire.ts';
import { signingService } from './signingService.ts';

/** The options of the service: the app and the calling portal's account. */
export interface IdentityServiceOptions {
  readonly app: IdentityApp & SandboxPhone;
  readonly clock: Clock;
  readonly clientId: string;
  readonly secret: string;
  /** The key that encrypts content keys. */
  readonly publicKey: KeyObject;
}

/** Base path of the calls. */
export const IDENTITY_BASE = '/api/v1';
const KEY_LIFE_S = 3600;
/** Maximum age of a signed call. */
const FRESH_MS = 5 * 60_000;

/** Registers the parts of the identity app's service for signing, log-in and form filling. */
export const identityService: FastifyPluginAsync<IdentityServiceOptions> = async (
  fastify,
  options,
) => {
  const { app, clock, clientId, secret, publicKey } = options;
  let contentKey = randomBytes(32);

  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  fastify.addHook('preHandler', async ({ method, headers, body }) => {
    // Every call is signed. Only the log-in page, which a browser opens, has no signature.
    if (method === 'GET') return;
    const timestamp = Number(headers.timestamp);
    const identity = { clientId, secret, timestamp, nonce: String(headers.nonce) };
    const { signature } = callHeaders(identity, String(body));
    const isFresh = Math.abs(clock.now().getTime() - timestamp) < FRESH_MS;
    const isKnown = headers.clientid === clientId && headers.signature === signature;
    if (!isFresh || !isKnown) throw new IdentityAppError('D20009');
  });
  fastify.setErrorHandler((error, _request, reply) => {
    const code = error instanceof IdentityAppError ? error.reason : 'D20000';
    return reply.send(answerOf(code));
  });

  fastify.post(`${IDENTITY_BASE}/${IDENTITY_CALLS.key}`, async () => {
    contentKey = randomBytes(32);
    const padding = { key: publicKey, padding: constants.RSA_PKCS1_PADDING };
    const secretKey = publicEncrypt(padding, contentKey).toString('base64');
    const issueAt = clock.now().getTime();
    return { ...answerOf(DONE), content: { secretKey, issueAt, expiresIn: KEY_LIFE_S } };
  });

  /**
   * Decrypts a call.
   *
   * @throws {IdentityAppError} when it cannot be decrypted
   */
  const contentOf = (body: unknown): Readonly<Record<string, unknown>> => {
    const { content } = JSON.parse(String(body)) as { content?: unknown };
    const opened = openContent(contentKey, String(content));
    if (opened === undefined) throw new IdentityAppError('D20003');
    return JSON.parse(opened) as Readonly<Record<string, unknown>>;
  };
  const sealed = (content: object) => ({
    ...answerOf(DONE),
    content: sealContent(contentKey, randomBytes(12), JSON.stringify(content)),
  });

  const wire: ServiceWire = {
    app,
    clock,
    clientId,
    base: IDENTITY_BASE,
    contentOf,
    sealed,
    coded: answerOf,
  };
  await fastify.register(signingService, wire);
  await fastify.register(loginService, wire);
};

function answerOf(code: string) {
  const message = code === DONE ? 'SUCCESS' : 'FAILED';
  return { txID: randomBytes(16).toString('hex'), code, message };
}
