import { constants, createHash, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { callHeaders } from '../../../server/adapters/identity/live/callHeaders.ts';
import { openContent, sealContent } from '../../../server/adapters/identity/live/contentCipher.ts';
import { IDENTITY_CALLS } from '../../../server/adapters/identity/live/wire.ts';
import type { IdentityApp } from '../../../server/ports/signing/IdentityApp.ts';
import {
  IDENTITY_BASE,
  type IdentityServiceOptions,
  identityService,
} from '../../../server/sandbox/identity/identityService.ts';
import { testClock } from '../../support/testClock.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const CLIENT = { clientId: 'LRFORMS', secret: 'a-secret-of-a-test' };

/** The answer of a call, decrypted. */
export interface IdentityReply {
  readonly code: string;
  readonly content?: unknown;
}

/**
 * Opens the identity app's service over a replaced app, and functions that call it as a portal does.
 *
 * @param app the methods of the app that the calls need
 */
export async function identityCalls(app: Partial<IdentityApp>) {
  const clock = testClock();
  const service: FastifyInstance = Fastify();
  const options = { app, clock, publicKey, ...CLIENT } as unknown as IdentityServiceOptions;
  await service.register(identityService, options);
  let key: Buffer = Buffer.alloc(32);
  const send = async (
    call: string,
    body: string,
    change: Readonly<Record<string, string>> = {},
  ) => {
    const identity = { ...CLIENT, timestamp: clock.now().getTime(), nonce: nonceOf(body) };
    const headers = { ...callHeaders(identity, body), ...change };
    const response = await service.inject({
      method: 'POST',
      url: `${IDENTITY_BASE}/${call}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: body,
    });
    return response.json();
  };
  return {
    clock,
    service,
    send,
    /** Requests a new key for contents. */
    getKey: async () => {
      const { content, ...answer } = await send(IDENTITY_CALLS.key, '{}');
      const padding = { key: privateKey, padding: constants.RSA_PKCS1_PADDING };
      key = privateDecrypt(padding, Buffer.from(content.secretKey, 'base64'));
      return { ...answer, content };
    },
    /** Sends an encrypted call, and decrypts the content of its answer. */
    call: async (call: string, given: object): Promise<IdentityReply> => {
      const iv = Buffer.from(nonceOf(JSON.stringify(given)).slice(0, 12));
      const content = sealContent(key, iv, JSON.stringify(given));
      const { code, content: sealed } = await send(call, JSON.stringify({ content }));
      const opened = sealed === undefined ? undefined : openContent(key, sealed);
      return { code, ...(opened !== undefined && { content: JSON.parse(opened) }) };
    },
  };
}

function nonceOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
