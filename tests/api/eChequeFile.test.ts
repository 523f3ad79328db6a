import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scannerTestFile } from '../../server/adapters/scan/scannerTestFile.ts';
import { pdfWith } from '../support/sampleFiles.ts';
import { by, eCheque, FeePortal } from './FeePortal.ts';

const portal = new FeePortal();
beforeAll(() => portal.open(['LR173']), 240_000);
afterAll(() => portal.close(), 60_000);

describe('the file of an e-Cheque', () => {
  const faults = async (content: Buffer) =>
    (await portal.applicant('LR173', eCheque(content)).submit()).validationErr;

  it('is kept with the form that it pays for', async () => {
    const { result, submissionId } = await portal
      .applicant('LR173', eCheque(await portal.cheque()))
      .submit();
    expect(result).toBe('ok');
    expect(portal.attachmentsOf(submissionId)).toHaveLength(1);
  });

  it.each([
    ['a lunch menu', async () => pdfWith(), 'validation_eCheque_invalid'],
    [
      'one that nobody signed',
      () => portal.cheque({ variant: 'unsigned' }),
      'validation_eCheque_invalid',
    ],
    [
      'one that was changed',
      () => portal.cheque({ variant: 'tampered' }),
      'validation_eCheque_invalid',
    ],
    [
      'one of an unknown bank',
      () => portal.cheque({ variant: 'untrusted' }),
      'validation_eCheque_invalid',
    ],
    [
      'one of tomorrow',
      () => portal.cheque({ variant: 'postDated' }),
      'validation_eCheque_invalid',
    ],
    [
      'one over a cent too little',
      () => portal.cheque({ amount: '13.99' }),
      'validation_eCheque_wrongAmount',
    ],
    [
      'one over a cent too much',
      () => portal.cheque({ amount: '14.01' }),
      'validation_eCheque_wrongAmount',
    ],
    ['US dollars', () => portal.cheque({ currency: 'USD' }), 'validation_eCheque_wrongCurrency'],
    [
      'another payee',
      () => portal.cheque({ payee: 'CHAN TAI MAN' }),
      'validation_eCheque_wrongPayee',
    ],
    [
      'one of seven months ago',
      () => portal.cheque({ variant: 'expired' }),
      'validation_eCheque_expired',
    ],
  ])('promise 5: is refused when it is %s, and nothing is kept', async (_, make, key) => {
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

  it('promise 5: that was kept is read again when the fee has changed', async () => {
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

  it('is left out where another method was chosen: neither filed nor kept', async () => {
    const stray = { ...eCheque(Buffer.from('no PDF at all')), ...by('visa') };
    const { result, submissionId } = await portal.applicant('LR173', stray).keep();
    expect(result).toBe('ok');
    expect(portal.attachmentsOf(submissionId)).toEqual([]);
  });

  it('goes away with the choice', async () => {
    const applicant = portal.applicant('LR173', eCheque(await portal.cheque()));
    const { submissionId } = await applicant.keep();
    expect(portal.attachmentsOf(submissionId)).toHaveLength(1);
    expect(await applicant.keep(by('visa'))).toMatchObject({ result: 'ok' });
    expect(portal.attachmentsOf(submissionId)).toEqual([]);
  });

  it('B-21: may have as many bytes as the form says, and not one more', async () => {
    const exactly = (length: number) => {
      const rest = length - pdfWith(['4 0 obj\n()\nendobj\n']).length;
      const grown = pdfWith([`4 0 obj\n(${'x'.repeat(rest)})\nendobj\n`]);
      return pdfWith([`4 0 obj\n(${'x'.repeat(rest - (grown.length - length))})\nendobj\n`]);
    };
    const [fits, exceeds] = [exactly(5_242_880), exactly(5_242_881)];
    expect([fits.length, exceeds.length]).toEqual([5_242_880, 5_242_881]);
    // The server inspects the file, and it is not an e-Cheque.
    expect(await faults(fits)).toMatchObject([{ key: 'validation_eCheque_invalid' }]);
    expect(await faults(exceeds)).toEqual([
      { path: '/uploadECheque', key: 'validation_fileSizeExceed', args: [5_242_880] },
    ]);
  });

  it('B-58: is scanned', async () => {
    const found = scannerTestFile().toString('latin1');
    const stream = `<</Length ${found.length}>>\nstream\n${found}\nendstream`;
    const infected = pdfWith([`4 0 obj\n${stream}\nendobj\n`]);
    expect(await faults(infected)).toMatchObject([{ path: '/uploadECheque', key: 'fileInfected' }]);
  });
});
