import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readECheque } from '#cheque';
import { pdfWith } from '../../support/sampleFiles.ts';
import { testBank } from '../../support/testBank.ts';

const NOW = new Date('2026-11-20T10:00:00+08:00');
const PAYEE = 'The Government of the Hong Kong Special Administrative Region';

let bank: Awaited<ReturnType<typeof testBank>>;
beforeAll(async () => {
  bank = await testBank(() => NOW);
});
afterAll(() => bank.remove());

const read = async (pdf: Uint8Array) => readECheque(Uint8Array.from(pdf));

describe('readECheque()', () => {
  it('promise 5: returns the content of a signed e-Cheque, and its signers', async () => {
    const checked = await read(await bank.issue());
    expect(checked?.cheque).toEqual({
      payee: PAYEE,
      currency: 'HKD',
      amount: '380.00',
      date: '20/11/2026',
    });
    expect(checked?.signers).toHaveLength(1);
  });

  it('reads a payee in Chinese', async () => {
    const checked = await read(await bank.issue({ payee: '香港特別行政區政府' }));
    expect(checked?.cheque.payee).toBe('香港特別行政區政府');
  });

  it('reads the field names that the operator configures', async () => {
    const pdf = await bank.issue();
    const fields = { payee: 'currency', currency: 'payee', amount: 'amount', date: 'chequeDate' };
    const checked = await readECheque(pdf, fields);
    expect(checked?.cheque).toMatchObject({ payee: 'HKD', currency: PAYEE });
    expect(await readECheque(pdf, { ...fields, date: 'none' })).toBeUndefined();
  });

  it.each([
    ['a lunch menu', async () => pdfWith()],
    ['no PDF', async () => Buffer.from('lunch')],
    ['an empty file', async () => Buffer.from('')],
    ['an e-Cheque without a signature', () => bank.issue({ variant: 'unsigned' })],
    ['an e-Cheque with a changed amount', () => bank.issue({ variant: 'tampered' })],
    ['a truncated e-Cheque', async () => (await bank.issue()).subarray(0, -700)],
    ['an e-Cheque followed by bytes', async () => Buffer.concat([await bank.issue(), pdfWith()])],
    ['an e-Cheque followed by a space', async () => Buffer.concat([await bank.issue(), SPACE])],
    ['an e-Cheque with a changed byte in its signature', async () => changed(await bank.issue())],
  ])('promise 5: refuses %s', async (_, make) => {
    expect(await read(await make())).toBeUndefined();
  });

  it('returns a cheque of an untrusted bank: the server checks trust', async () => {
    const checked = await read(await bank.issue({ variant: 'untrusted' }));
    expect(checked?.signers).toHaveLength(1);
  });
});

const SPACE = Buffer.from(' ');

/** Flips a digit in the middle of the hexadecimal text of the signature. */
function changed(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf);
  const at = bytes.indexOf('/Contents <') + '/Contents <'.length + 3_000;
  bytes[at] = bytes[at] === 0x30 ? 0x31 : 0x30;
  return bytes;
}
