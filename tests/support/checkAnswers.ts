import type { FastifyInstance, InjectOptions } from 'fastify';
import { ApiChecker } from './apiChecker.ts';

/**
 * Checks every response of an application against its API document. `inject` rejects when a
 * documented call sends an undocumented response. Undocumented calls pass.
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

/**
 * The checkers, by whether the application has payment routes. Documents do not differ otherwise.
 */
const checkers = new Map<boolean, ApiChecker>();

function checkerOf(app: FastifyInstance): ApiChecker {
  const isWhole = app.hasRoute({ method: 'GET', url: '/api/payment/transaction' });
  const known = checkers.get(isWhole) ?? new ApiChecker(app.swagger());
  checkers.set(isWhole, known);
  return known;
}
