import { StoreError } from '../../ports/store/SubmissionStore.ts';

/** SQLSTATE classes of temporary errors: connection, resources, intervention, deadlock. */
const BUSY = /^(08|53|57|40)/;
const DISK_FULL = '53100';
/** Node's error codes for a server that does not respond. */
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND']);

/**
 * Distinguishes database outages from program faults.
 *
 * @param error error that a driver has thrown
 * @returns a `StoreError` when a later retry may succeed, otherwise the error itself
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
