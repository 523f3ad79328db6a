import type { Receipt } from '../api/paymentApi.ts';

/**
 * Prefix of the keys in `localStorage`. Each transaction has an entry, which
 * `server/pages/receipt.js` writes.
 */
const PREFIX = 'receipt.';
const LIFE_MS = 24 * 60 * 60 * 1000;

/**
 * Reads the receipt of a transaction.
 *
 * @param now wall-clock milliseconds
 * @returns `undefined` when the receipt is missing or older than a day, or when the browser refuses
 *   storage
 * @see specification, document 1, section 3 "Receipt"
 */
export function receiptOf(transactionId: string, now = Date.now()): Receipt | undefined {
  const kept = read(PREFIX + transactionId);
  const isFresh = kept !== undefined && !isOld(kept, now);
  const { receiptToken } = kept ?? {};
  if (!isFresh || typeof receiptToken !== 'string') return undefined;
  return { transactionId, receiptToken };
}

/** Deletes the receipt of a transaction, because its form is submitted. */
export function deleteReceipt(transactionId: string | undefined): void {
  if (transactionId === undefined) return;
  try {
    localStorage.removeItem(PREFIX + transactionId);
  } catch {
    // The browser refuses storage, so there is no receipt.
  }
}

/**
 * Deletes every receipt that is older than a day, or that cannot be read.
 *
 * @param now wall-clock milliseconds
 */
export function deleteOldReceipts(now = Date.now()): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      const kept = read(key);
      if (!kept || isOld(kept, now)) localStorage.removeItem(key);
    }
  } catch {
    // The browser refuses storage, so there are no receipts.
  }
}

interface Kept {
  readonly receiptToken?: unknown;
  /** Wall-clock milliseconds. */
  readonly at?: unknown;
}

function isOld({ at }: Kept, now: number): boolean {
  return typeof at !== 'number' || now - at >= LIFE_MS;
}

function read(key: string): Kept | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
