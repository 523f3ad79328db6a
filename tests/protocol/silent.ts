import { GatewayError, type PaymentGateway } from '../../server/ports/payment/PaymentGateway.ts';
import type { Random } from './seededRandom.ts';

/**
 * Returns a gateway that sometimes gives no answer: the call or its answer is lost.
 *
 * @param risk the probability of each loss
 */
export function silent(gateway: PaymentGateway, random: Random, risk: number): PaymentGateway {
  const through = async <T>(call: () => Promise<T>): Promise<T> => {
    if (random.happens(risk)) throw noAnswer();
    const answer = await call();
    if (random.happens(risk)) throw noAnswer();
    return answer;
  };
  return {
    create: (order) => through(() => gateway.create(order)),
    status: (attemptId) => through(() => gateway.status(attemptId)),
    cancel: (attemptId) => through(() => gateway.cancel(attemptId)),
    settlement: (from, to) => through(() => gateway.settlement(from, to)),
  };
}

function noAnswer(): GatewayError {
  return new GatewayError('timeout', 'Cannot wait for the gateway: its time is over');
}
