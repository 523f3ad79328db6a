import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../server/http/errors.ts';
import { refuseOtherHosts } from '../../../server/http/loopbackHost.ts';

/** Calls a scope of the portal under a host name. @returns the status */
async function statusUnder(host: string): Promise<number> {
  const app = Fastify();
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof ApiError)) throw error;
    return reply.status(error.kind.status).send(error.kind.name);
  });
  app.register(async (scope) => {
    refuseOtherHosts(scope, 'https://forms.example:8443');
    scope.get('/debug', async () => 'shown');
  });
  const { statusCode } = await app.inject({ url: '/debug', headers: { host } });
  await app.close();
  return statusCode;
}

describe('refuseOtherHosts: /debug', () => {
  it.each([
    'localhost:8080',
    '127.0.0.1:8080',
    '127.9.0.1',
    '[::1]:8080',
    'dev.localhost',
    'forms.example',
  ])('is shown under %s', async (host) => {
    expect(await statusUnder(host)).toBe(200);
  });

  it.each([
    'evil.example',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    'evil-localhost',
    'forms.example.evil.example',
    'x@localhost:y',
  ])('responds 404 under another host name: %j', async (host) => {
    expect(await statusUnder(host)).toBe(404);
  });
});
