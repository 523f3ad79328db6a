import { StoreError } from '../../ports/SubmissionStore.ts';

/** SQLSTATE classes that say "not now": connection, resources, intervention, too many, deadlock. */
const BUSY = /^(08|53|57|40)/;
const DISK_FULL = '53100';
/** Node's own names for a server that does not answer. */
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND']);

/**
 * Tells trouble of the database from faults of the program.
 *
 * @param error what a driver threw
 * @returns a `StoreError` when trying again later makes sense, else the error itself
 */
export function toStoreError(error: unknown): unknown {
  if (error instanceof StoreError || !(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === DISK_FULL || code === 'ENOSPC') {
    return new StoreError('full', 'Cannot write to the store: its disk is full', { cause: error });
  }
  if (BUSY.test(code) || UNREACHABLE.has(code) || /connection|timeout/i.test(error.message)) {
    return new StoreError('busy', 'Cannot reach the store: no answer', { cause: error });
  }
  return error;
}
