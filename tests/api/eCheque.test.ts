import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FormData, toWire } from '#engine';
import { ROOT } from '../../scripts/command/run.ts';
import { filedUnder } from '../e2e/support/arrivedAnswers.ts';
import { type OwnPortal, portalAt } from '../e2e/support/ownPortal.ts';
import { readSamples } from '../forms/support/readSamples.ts';
import { loadPortalForm, type PortalForm } from '../support/loadPortalForm.ts';
import { pdfWith } from '../support/sampleFiles.ts';
import { PortalClient } from './portalClient.ts';

let form: PortalForm;
let answers: FormData;
let portal: OwnPortal;
beforeAll(async () => {
  form = await loadPortalForm('LR173');
  const samples = await readSamples(join(ROOT, 'forms/LR173'));
  const sample = samples.find(({ name }) => name === 'paid-by-e-cheque')?.sample;
  if (!sample) throw new Error('Cannot pay by e-Cheque: there is no such sample');
  answers = sample.formData;
  portal = await portalAt(sample.now);
}, 180_000);
afterAll(() => portal?.stop(), 60_000);

/** Returns an e-Cheque in wire format: the file's data and its bytes. */
function cheque(content: Buffer, more: object = {}) {
  return {
    name: 'e-cheque.pdf',
    type: 'application/pdf',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    file: content.toString('base64'),
    ...more,
  };
}

/** Returns an e-Cheque of the test bank for the fee of the sample. */
async function testCheque(): Promise<Buffer> {
  const client = new PortalClient(portal.origin);
  return (await client.file('/debug/test-e-cheque?amount=14.00')).content;
}

async function submit(amount: string, more: object, printOnPaper = false) {
  const formData = toWire(form.plan, { ...answers, ...more } as FormData);
  const submissionDetail = { lang: 'Eng', printOnPaper };
  const client = new PortalClient(portal.origin);
  client.headers.set('idempotency-key', `e-cheque-${Math.random()}`);
  const answer = await client.post(`/api/submission/LR173/${amount}`, {
    formData,
    submissionDetail,
  });
  return answer.body;
}

describe('a form with a fee paid by e-Cheque', () => {
  it('submits the file, charges nothing online, and acknowledges fee and method', async () => {
    const content = await testCheque();
    const answer = await submit('0.00', { uploadECheque: cheque(content) });
    expect(answer).toMatchObject({
      result: 'ok',
      paymentMethod: 'echq',
      gcisWallet: 'EC',
    });
    expect(Number(answer.paymentAmount)).toBeGreaterThan(0);
    expect(answer).not.toHaveProperty('paymentTxnNum');
    const filed = await filedUnder(portal.dataDir, String(answer.submissionId));
    expect(filed).toMatchObject({
      CDPaymentMethod: 'echq',
      payee: 'hksarGovernment',
      uploadECheque: { name: 'e-cheque.pdf', size: content.length },
    });
  });

  it('promise 5: refuses a PDF that is no e-Cheque, and names the field', async () => {
    const answer = await submit('0.00', { uploadECheque: cheque(pdfWith()) });
    expect(answer.result).toBe('validationError');
    expect(answer.validationErr).toEqual([
      { path: '/uploadECheque', key: 'validation_eCheque_invalid', args: [] },
    ]);
  });

  it.each([
    ['without the file', { uploadECheque: undefined }, 'validation_file_required'],
    [
      'with a picture named .pdf',
      { uploadECheque: cheque(Buffer.from('89504e470d0a1a0a', 'hex')) },
      'validation_wrongFileType',
    ],
    [
      'with a picture',
      {
        uploadECheque: cheque(Buffer.from('89504e470d0a1a0a', 'hex'), {
          name: 'e-cheque.png',
          type: 'image/png',
        }),
      },
      'validation_wrongFileType',
    ],
  ])('refuses a submission %s', async (_, more, key) => {
    const answer = await submit('0.00', more);
    expect(answer).toMatchObject({ result: 'validationError' });
    expect(answer.validationErr).toEqual([
      expect.objectContaining({ path: '/uploadECheque', key }),
    ]);
  });

  it('promise 5: renders a draft review without the file', async () => {
    const { uploadECheque: _, payee: __, ...chosen } = answers;
    const client = new PortalClient(portal.origin);
    const { body } = await client.post('/api/submission/review/LR173/0', {
      formData: toWire(form.plan, chosen),
      submissionDetail: { lang: 'Eng', isDraft: true },
    });
    expect(body).toHaveProperty('pdfData');
  });

  it('refuses a submission without a payee', async () => {
    const answer = await submit('0.00', {
      payee: undefined,
      uploadECheque: cheque(await testCheque()),
    });
    expect(answer.validationErr).toEqual([
      { path: '/payee', key: 'validation_required', args: [] },
    ]);
  });

  it('refuses the amount 0.00 for a method that is charged online', async () => {
    const answer = await submit('0.00', { CDPaymentMethod: 'visa' });
    expect(answer).toMatchObject({ result: 'amountMismatch' });
  });
});
