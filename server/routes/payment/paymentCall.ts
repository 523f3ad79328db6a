import { BODY_LIMITS } from '../../plugins/routeConfig.ts';

/** Options of the calls that begin a payment. */
export const PAY = { bodyLimit: BODY_LIMITS.small, config: { rate: 'payment' } } as const;

/** Options of the calls that ask how one stands. */
export const ASK = { bodyLimit: BODY_LIMITS.small, config: { rate: 'poll' } } as const;
