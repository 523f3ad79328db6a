// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteOldReceipts, deleteReceipt, receiptOf } from '../../../renderer/payment/receipts.ts';

const SCRIPT = readFileSync('server/pages/receipt.js', 'utf8');
const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-20T10:00:00+08:00');

let sent: { readonly url: string; readonly init: RequestInit }[];

beforeEach(() => {
  localStorage.clear();
  sent = [];
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return new Response('{}');
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

/** Opens the page to which the bank returns the browser. */
function returnWith(query: string): void {
  history.replaceState(null, '', `/payment/receipt${query}`);
  new Function(SCRIPT)();
}

describe('receipt.js: the script of the receipt page', () => {
  it('stores the receipt, removes it from the address, and sends it to the portal', () => {
    const entries = history.length;
    returnWith('?lang=tc&TRANSACTION_ID=T-1&RECEIPT_TOKEN=a%2Bb%2Fc%3D');
    expect(location.pathname + location.search).toBe('/payment/receipt?lang=tc');
    expect(history.length).toBe(entries);
    expect(receiptOf('T-1')).toEqual({ transactionId: 'T-1', receiptToken: 'a+b/c=' });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ url: '/api/payment/updatepayment', init: { method: 'POST' } });
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({
      transactionid: 'T-1',
      receipttoken: 'a+b/c=',
    });
  });

  it.each([
    ['no token', '?TRANSACTION_ID=T-1'],
    ['no transaction', '?RECEIPT_TOKEN=abc'],
    ['a transaction with a slash', '?TRANSACTION_ID=T%2F1&RECEIPT_TOKEN=abc'],
    ['a token with a space', '?TRANSACTION_ID=T-1&RECEIPT_TOKEN=a+b'],
    ['a token that is too long', `?TRANSACTION_ID=T-1&RECEIPT_TOKEN=${'a'.repeat(501)}`],
  ])('T-22: stores and sends nothing for %s, and still cleans the address', (_, query) => {
    returnWith(query);
    expect(location.search).toBe('');
    expect(localStorage).toHaveLength(0);
    expect(sent).toHaveLength(0);
  });

  it('sends the receipt if the browser denies storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('refused');
    });
    returnWith('?TRANSACTION_ID=T-1&RECEIPT_TOKEN=abc');
    expect(sent).toHaveLength(1);
  });

  it('keeps the twenty newest receipts, and deletes receipts older than a day', () => {
    localStorage.setItem('acceptTC', 'stays');
    localStorage.setItem('receipt.broken', '{');
    for (let i = 0; i < 30; i += 1) {
      vi.setSystemTime(NOW + i);
      returnWith(`?TRANSACTION_ID=T-${i}&RECEIPT_TOKEN=abc`);
    }
    const kept = Array.from({ length: 30 }, (_, i) => i).filter((i) => receiptOf(`T-${i}`));
    expect(kept).toEqual(Array.from({ length: 20 }, (_, i) => i + 10));
    vi.setSystemTime(NOW + DAY_MS + 15);
    returnWith('?TRANSACTION_ID=T-new&RECEIPT_TOKEN=abc');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('receipt.'))).toHaveLength(15);
    expect(localStorage.getItem('acceptTC')).toBe('stays');
  });
});

describe('receiptOf, deleteReceipt, deleteOldReceipts', () => {
  it('returns a receipt for a day, until it is deleted', () => {
    returnWith('?TRANSACTION_ID=T-1&RECEIPT_TOKEN=abc');
    expect(receiptOf('T-2')).toBeUndefined();
    expect(receiptOf('T-1', NOW + DAY_MS - 1)).toBeDefined();
    expect(receiptOf('T-1', NOW + DAY_MS)).toBeUndefined();
    deleteReceipt(undefined);
    deleteReceipt('T-2');
    expect(receiptOf('T-1')).toBeDefined();
    deleteReceipt('T-1');
    expect(localStorage).toHaveLength(0);
  });

  it('deletes old and unreadable receipts, and no other items', () => {
    localStorage.setItem('acceptTC', 'x');
    localStorage.setItem('receipt.list', '[]');
    localStorage.setItem('receipt.text', 'abc');
    returnWith('?TRANSACTION_ID=T-1&RECEIPT_TOKEN=abc');
    vi.setSystemTime(NOW + 1000);
    localStorage.setItem('receipt.T-2', JSON.stringify({ receiptToken: 'abc', at: NOW + 1000 }));
    deleteOldReceipts(NOW + DAY_MS);
    expect(Object.keys(localStorage).toSorted()).toEqual(['acceptTC', 'receipt.T-2']);
  });

  it('does nothing if the browser denies storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(receiptOf('T-1')).toBeUndefined();
    expect(() => deleteReceipt('T-1')).not.toThrow();
    expect(() => deleteOldReceipts()).not.toThrow();
  });
});
