import { BODY_LIMITS } from '../../http/routeConfig.ts';

/** The options of calls that start a payment. */
export const PAY = { bodyLimit: BODY_LIMITS.small, config: { rate: 'payment' } } as const;

/** The options of calls that query the status of a payment. */
export const ASK = { bodyLimit: BODY_LIMITS.small, config: { rate: 'poll' } } as const;
