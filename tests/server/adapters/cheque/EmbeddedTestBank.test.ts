import { beforeAll, describe, expect, it } from 'vitest';
import { readECheque } from '#cheque';
import { E_CHEQUE_FIELDS } from '#engine';
import { pdfFields } from '../../../../engine/cheque/pdfFields.ts';
import { derOf } from '../../../../server/adapters/certificates/testCertificates.ts';
import { EmbeddedTestBank } from '../../../../server/adapters/cheque/EmbeddedTestBank.ts';
import type { TestChequeVariant } from '../../../../server/ports/payment/TestBank.ts';
import { fakeAuthority } from '../../support/fakeAuthority.ts';

// In Hong Kong it is 1 December already.
const NOW = new Date('2026-11-30T17:00:00Z');
const CHEQUE = { payee: 'The Land Registry', currency: 'HKD', amount: '380.00' };

let authorities: Awaited<ReturnType<typeof fakeAuthority>>;
beforeAll(async () => {
  authorities = await fakeAuthority();
});

const openBank = () => {
  authorities.asked.length = 0;
  const clock = { now: () => NOW };
  const { authority } = authorities;
  const bank = new EmbeddedTestBank({ authority, clock, fields: E_CHEQUE_FIELDS });
  return async (variant: TestChequeVariant, changes: Partial<typeof CHEQUE> = {}) =>
    Uint8Array.from(await bank.issue({ ...CHEQUE, ...changes, variant }));
};

describe('EmbeddedTestBank', () => {
  it.each<[TestChequeVariant, string, string]>([
    ['valid', '01/12/2026', 'TEST BANK LIMITED valid'],
    ['expired', '01/05/2026', 'TEST BANK LIMITED valid'],
    ['postDated', '02/12/2026', 'TEST BANK LIMITED valid'],
    ['untrusted', '01/12/2026', 'UNKNOWN BANK LIMITED untrusted'],
  ])('issues a signed e-Cheque of the variant %s, dated %s', async (variant, date, signer) => {
    const checked = await readECheque(await openBank()(variant));
    expect(checked?.cheque).toEqual({ ...CHEQUE, date });
    const certificates = checked?.signers.map(({ certificate }) => Buffer.from(certificate));
    expect(certificates).toEqual([derOf(authorities.made.certificate)]);
    expect(authorities.asked).toEqual([signer.split(/ (?=\w+$)/)]);
  });

  it('issues an e-Cheque without a signature', async () => {
    const fields = await pdfFields(await openBank()('unsigned'));
    expect(fields?.signatures).toEqual([]);
    expect(fields?.texts.get('chequeDate')).toBe('01/12/2026');
    expect(authorities.asked).toEqual([]);
  });

  it.each([
    ['380.00', '480.00'],
    ['980.00', '180.00'],
  ])('tampers with the amount %s after signing', async (amount, changed) => {
    const pdf = await openBank()('tampered', { amount });
    expect((await pdfFields(pdf))?.texts.get('amount')).toBe(changed);
    expect(await readECheque(pdf)).toBeUndefined();
  });

  it('rejects tampering with an amount that it cannot find', async () => {
    const issued = openBank()('tampered', { amount: '(380)' });
    await expect(issued).rejects.toThrow('Cannot tamper with the e-Cheque');
  });

  it('asks for the certificate of each bank once', async () => {
    const issue = openBank();
    for (const variant of ['valid', 'valid', 'untrusted', 'untrusted'] as const) {
      await issue(variant);
    }
    expect(authorities.asked).toHaveLength(2);
  });
});
