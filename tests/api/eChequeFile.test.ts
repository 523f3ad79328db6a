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
    const { result, submissionId } = await portal.applicant('LR173', eCheque()).submit();
    expect(result).toBe('ok');
    expect(portal.attachmentsOf(submissionId)).toHaveLength(1);
  });

  it('is left out where another method was chosen: neither filed nor kept', async () => {
    const stray = { ...eCheque(Buffer.from('no PDF at all')), ...by('visa') };
    const { result, submissionId } = await portal.applicant('LR173', stray).keep();
    expect(result).toBe('ok');
    expect(portal.attachmentsOf(submissionId)).toEqual([]);
  });

  it('goes away with the choice', async () => {
    const applicant = portal.applicant('LR173', eCheque());
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
    expect(await faults(fits)).toBeUndefined();
    expect(await faults(exceeds)).toEqual([
      { path: '/uploadECheque', key: 'validation_fileSizeExceed', args: [5_242_880] },
    ]);
  });

  it('B-58: is scanned', async () => {
    const infected = pdfWith([`4 0 obj\n(${scannerTestFile().toString('latin1')})\nendobj\n`]);
    expect(await faults(infected)).toMatchObject([{ path: '/uploadECheque', key: 'fileInfected' }]);
  });
});
