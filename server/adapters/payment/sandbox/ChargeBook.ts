import type { ChargeTable } from './ChargeTable.ts';

/** The storage of the sandbox bank's charges: the portal's database, or memory. */
export type ChargeBook = Pick<
  ChargeTable,
  'open' | 'find' | 'ofAttempt' | 'toApprove' | 'taken' | 'change' | 'setFailing'
>;
