import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scannerTestFile } from '../../server/adapters/scan/scannerTestFile.ts';
import { pdfWith } from '../support/sampleFiles.ts';
import { by, eCheque, FeePortal } from './FeePortal.ts';

const portal = new FeePortal();
beforeAll(() => portal.open(['LR173']), 240_000);
afterAll(() => portal.close(), 60_000);

describe('e-Cheque file', () => {
  const faults = async (content: Buffer) =>
    (await portal.applicant('LR173', eCheque(content)).submit()).validationErr;

  it('is stored with its submission', async () => {
    const { result, submissionId } = await portal
      .applicant('LR173', eCheque(await portal.cheque()))
      .submit();
    expect(result).toBe('ok');
    expect(portal.attachmentsOf(submissionId)).toHaveLength(1);
  });

  it.each([
    ['a PDF that is no e-Cheque', async () => pdfWith(), 'validation_eCheque_invalid'],
    ['unsigned', () => portal.cheque({ variant: 'unsigned' }), 'validation_eCheque_invalid'],
    [
      'changed after it was signed',
      () => portal.cheque({ variant: 'tampered' }),
      'validation_eCheque_invalid',
    ],
    [
      'signed by an unknown bank',
      () => portal.cheque({ variant: 'untrusted' }),
      'validation_eCheque_invalid',
    ],
    ['dated tomorrow', () => portal.cheque({ variant: 'postDated' }), 'validation_eCheque_invalid'],
    ['a cent too low', () => portal.cheque({ amount: '13.99' }), 'validation_eCheque_wrongAmount'],
    ['a cent too high', () => portal.cheque({ amount: '14.01' }), 'validation_eCheque_wrongAmount'],
    ['in US dollars', () => portal.cheque({ currency: 'USD' }), 'validation_eCheque_wrongCurrency'],
    [
      'made out to another payee',
      () => portal.cheque({ payee: 'CHAN TAI MAN' }),
      'validation_eCheque_wrongPayee',
    ],
    ['seven months old', () => portal.cheque({ variant: 'expired' }), 'validation_eCheque_expired'],
  ])('promise 5: is refused and not stored when it is %s', async (_, make, key) => {
    const applicant = portal.applicant('LR173', eCheque(await make()));
    const reported = {
      result: 'validationError',
      validationErr: [{ path: '/uploadECheque', key, args: [] }],
    };
    expect(await applicant.submit()).toMatchObject(reported);
    const kept = await applicant.keep();
    expect(kept).toMatchObject(reported);
    expect(kept).not.toHaveProperty('submissionId');
  });

  it('promise 5: is checked again when the fee changes', async () => {
    const file = eCheque(await portal.cheque());
    const applicant = portal.applicant('LR173', file);
    expect(await applicant.keep()).toMatchObject({ result: 'ok' });
    const { uploadECheque } = file as { uploadECheque: { file?: string } };
    const { file: _, ...named } = uploadECheque;
    const sha256 = createHash('sha256')
      .update(Buffer.from(String(uploadECheque.file), 'base64'))
      .digest('hex');
    const kept = { ...file, uploadECheque: { ...named, sha256 } };
    expect(await applicant.keep(kept)).toMatchObject({ result: 'ok' });
    const dearer = { ...portal.formOf('LR173').samples.get('copies'), ...kept };
    expect(await applicant.keep(dearer)).toMatchObject({
      result: 'validationError',
      validationErr: [{ path: '/uploadECheque', key: 'validation_eCheque_wrongAmount' }],
    });
  });

  it('is not stored when the applicant chose another method', async () => {
    const stray = { ...eCheque(Buffer.from('no PDF at all')), ...by('visa') };
    const { result, submissionId } = await portal.applicant('LR173', stray).keep();
    expect(result).toBe('ok');
    expect(portal.attachmentsOf(submissionId)).toEqual([]);
  });

  it('is deleted when the applicant changes the payment method', async () => {
    const applicant = portal.applicant('LR173', eCheque(await portal.cheque()));
    const { submissionId } = await applicant.keep();
    expect(portal.attachmentsOf(submissionId)).toHaveLength(1);
    expect(await applicant.keep(by('visa'))).toMatchObject({ result: 'ok' });
    expect(portal.attachmentsOf(submissionId)).toEqual([]);
  });

  it('B-21: is refused from one byte above the limit of the form', async () => {
    const exactly = (length: number) => {
      const rest = length - pdfWith(['4 0 obj\n()\nendobj\n']).length;
      const grown = pdfWith([`4 0 obj\n(${'x'.repeat(rest)})\nendobj\n`]);
      return pdfWith([`4 0 obj\n(${'x'.repeat(rest - (grown.length - length))})\nendobj\n`]);
    };
    const [fits, exceeds] = [exactly(5_242_880), exactly(5_242_881)];
    expect([fits.length, exceeds.length]).toEqual([5_242_880, 5_242_881]);
    // The size is accepted: the server refuses this file only because it is not an e-Cheque.
    expect(await faults(fits)).toMatchObject([{ key: 'validation_eCheque_invalid' }]);
    expect(await faults(exceeds)).toEqual([
      { path: '/uploadECheque', key: 'validation_fileSizeExceed', args: [5_242_880] },
    ]);
  });

  it('B-58: is refused when it contains malware', async () => {
    const found = scannerTestFile().toString('latin1');
    const stream = `<</Length ${found.length}>>\nstream\n${found}\nendstream`;
    const infected = pdfWith([`4 0 obj\n${stream}\nendobj\n`]);
    expect(await faults(infected)).toMatchObject([{ path: '/uploadECheque', key: 'fileInfected' }]);
  });
});
