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
  it('promise 5: returns what a signed e-Cheque says, and who signed it', async () => {
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

  it('reads the fields that the operator names', async () => {
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
    ['an e-Cheque that nobody signed', () => bank.issue({ variant: 'unsigned' })],
    ['one whose amount was changed', () => bank.issue({ variant: 'tampered' })],
    ['one that is cut off', async () => (await bank.issue()).subarray(0, -700)],
    ['one with bytes behind it', async () => Buffer.concat([await bank.issue(), pdfWith()])],
    ['one with a single space behind it', async () => Buffer.concat([await bank.issue(), SPACE])],
    ['one with another byte in its signature', async () => changed(await bank.issue())],
  ])('promise 5: refuses %s', async (_, make) => {
    expect(await read(await make())).toBeUndefined();
  });

  it('leaves it to the server whether the bank is trusted', async () => {
    const checked = await read(await bank.issue({ variant: 'untrusted' }));
    expect(checked?.signers).toHaveLength(1);
  });
});

const SPACE = Buffer.from(' ');

/** Flips a digit in the middle of the signature's own hexadecimal text. */
function changed(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf);
  const at = bytes.indexOf('/Contents <') + '/Contents <'.length + 3_000;
  bytes[at] = bytes[at] === 0x30 ? 0x31 : 0x30;
  return bytes;
}
