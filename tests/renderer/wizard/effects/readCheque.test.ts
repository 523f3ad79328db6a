import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readCheque } from '../../../../renderer/wizard/effects/readCheque.ts';
import { testBank } from '../../../support/testBank.ts';

const NOW = '2026-11-20T10:00:00+08:00';
const TERMS = { amountCents: 38_000, now: NOW };
const PAYEE = 'The Government of the Hong Kong Special Administrative Region';

let bank: Awaited<ReturnType<typeof testBank>>;
let cheque: Blob;
beforeAll(async () => {
  bank = await testBank(() => new Date(NOW));
  cheque = new Blob([Uint8Array.from(await bank.issue())]);
});
afterAll(() => bank.remove());
afterEach(() => vi.unstubAllGlobals());

describe('readCheque', () => {
  it('promise 5: accepts an e-Cheque over the fee, and returns its facts', async () => {
    expect(await readCheque(cheque, TERMS)).toEqual({
      kind: 'accepted',
      facts: { payee: PAYEE, amountCents: 38_000, date: '20/11/2026' },
    });
  });

  it.each([
    ['another amount', { amountCents: 38_001 }, /wrongAmount$/],
    ['the smallest fee', { amountCents: 1 }, /wrongAmount$/],
    ['another payee', { payees: ['Somebody else'] }, /wrongPayee$/],
    ['a day before its date', { now: '2026-11-19T10:00:00+08:00' }, /invalid$/],
    ['a day after its validity', { now: '2027-06-19T10:00:00+08:00' }, /expired$/],
    [
      'fields that it does not have',
      { fields: { payee: 'none', currency: 'none', amount: 'none', date: 'none' } },
      /invalid$/,
    ],
  ])('promise 5: refuses an e-Cheque for %s', async (_, terms, fault) => {
    expect(await readCheque(cheque, { ...TERMS, ...terms })).toEqual({
      kind: 'refused',
      fault: expect.stringMatching(fault),
    });
  });

  it('refuses another file', async () => {
    expect(await readCheque(new Blob(['%PDF-1.7']), TERMS)).toEqual({
      kind: 'refused',
      fault: 'validation_eCheque_invalid',
    });
  });

  it('leaves the check to the server without a fee, or without WebCrypto', async () => {
    expect(await readCheque(cheque, { ...TERMS, amountCents: 0 })).toEqual({ kind: 'busy' });
    vi.stubGlobal('crypto', {});
    expect(await readCheque(cheque, TERMS)).toEqual({ kind: 'busy' });
  });
});
