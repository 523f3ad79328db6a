import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../http/errors.ts';
import type { CaptchaGate } from '../services/captchaGate.ts';
import type { VisitorCookie } from './visitor.ts';

/**
 * Requires a token (`Access-Token`) or the answer to a challenge (`Challenge-Answer` with
 * `Challenge-Secret`) from every call of a route marked `captcha`. Adds the next token to the
 * response, in the header `Access-Token`.
 *
 * @param gate captcha gate; when absent, no call requires a captcha (`NO_CAPTCHA`, in demo mode
 *   only)
 */
export function requireCaptcha(
  app: FastifyInstance,
  gate: CaptchaGate | undefined,
  visitors: VisitorCookie,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!gate || !request.routeOptions.config.captcha) return;
    const verdict = await gate.check({
      token: headerOf(request, 'access-token'),
      answer: headerOf(request, 'challenge-answer'),
      secret: headerOf(request, 'challenge-secret'),
      client: visitors.read(request),
    });
    if ('fault' in verdict) throw new ApiError(verdict.fault);
    reply.header('access-token', verdict.token);
  });
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}
