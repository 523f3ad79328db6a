import type { ChargeTable } from './ChargeTable.ts';

/** Where the sandbox bank keeps its charges: the portal's database, or memory. */
export type ChargeBook = Pick<
  ChargeTable,
  'open' | 'find' | 'ofAttempt' | 'toApprove' | 'taken' | 'change' | 'setFailing'
>;
