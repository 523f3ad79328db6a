import type { FastifyInstance, InjectOptions } from 'fastify';
import { ApiChecker } from './apiChecker.ts';

/**
 * Checks every response of an application against its API document: `inject` rejects when a
 * response is not documented. Undocumented addresses pass.
 */
export function checkAnswers(app: FastifyInstance): void {
  const inject = app.inject.bind(app);
  const checked = async (asked: InjectOptions | string) => {
    const answer = await inject(asked);
    const { method = 'GET', url = '' } = typeof asked === 'string' ? { url: asked } : asked;
    const reported = {
      method,
      url: String(url),
      status: answer.statusCode,
      type: String(answer.headers['content-type'] ?? ''),
      body: answer.body,
    };
    const checker = checkerOf(app);
    const fault = checker.callOf(reported) && checker.faultOf(reported);
    if (fault) throw new Error(fault);
    return answer;
  };
  app.inject = ((asked?: InjectOptions | string, ...others: readonly []) =>
    asked === undefined || others.length > 0
      ? Reflect.apply(inject, app, [asked, ...others])
      : checked(asked)) as typeof app.inject;
}

/** Documents differ only by the payment routes. */
const checkers = new Map<boolean, ApiChecker>();

function checkerOf(app: FastifyInstance): ApiChecker {
  const isWhole = app.hasRoute({ method: 'GET', url: '/api/payment/transaction' });
  const known = checkers.get(isWhole) ?? new ApiChecker(app.swagger());
  checkers.set(isWhole, known);
  return known;
}
