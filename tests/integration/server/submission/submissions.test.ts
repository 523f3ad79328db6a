import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_CODE } from '../../../support/testForm.ts';
import {
  answersFor,
  openedTransaction,
  openTestPortal,
  SITTING,
  savedSubmission,
  startedPayment,
  type TestPortal,
} from '../../../support/testPortal.ts';

const STRANGER = 'b'.repeat(64);
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(async () => portal?.close());

const call = { sitting: SITTING, formCode: TEST_CODE, files: [], language: 'en' } as const;

describe('a saved form', () => {
  it('T-36: another sitting cannot change, pay, read or submit the form', async () => {
    const { submissionId, transactionId, webToken } = await startedPayment(portal);
    const { services } = portal;
    const theirs = { ...call, sitting: STRANGER, submissionId };
    const asked = { transactionId, webToken, sitting: STRANGER };
    expect(await services.updateSubmission({ ...theirs, formData: answersFor(1) })).toBeUndefined();
    expect(await services.createTransaction({ ...theirs, amountCents: 38_000 })).toBeUndefined();
    const submit = { ...theirs, amountCents: 38_000, printOnPaper: false };
    expect(await services.submitForm(submit)).toBeUndefined();
    expect(await services.readByTransaction(transactionId, STRANGER)).toBeUndefined();
    expect(await services.pollTransaction(transactionId, STRANGER)).toBeUndefined();
    expect(await services.paymentStatus(asked)).toBeUndefined();
    expect(await services.cancelPayment(asked)).toBeUndefined();
    expect(await services.currentTransaction(STRANGER)).toBeUndefined();
  });
});

describe('the reference number', () => {
  it('contains the date in Hong Kong, not in UTC', async () => {
    portal.clock.set('2026-12-31T23:30:00+08:00');
    expect(await paperReference()).toMatch(/^LRTEST-261231-/);
    portal.clock.set('2027-01-01T00:10:00+08:00');
    expect(await paperReference()).toMatch(/^LRTEST-270101-/);
  });

  it('I5: is generated again when it is already in use', async () => {
    const drawn = ['000001', '000001', '000001', '000002'];
    const { submitForm } = await import('../../../../server/services/submission/submitForm.ts');
    const deps = {
      ...portal.deps,
      ids: { ...portal.deps.ids, digits: () => drawn.shift() ?? '999999' },
    };
    const hand = () =>
      submitForm(deps, { ...call, formData: answersFor(0), amountCents: 0, printOnPaper: true });
    const [one, two] = [await hand(), await hand()];
    const numbers = [one, two].map((each) =>
      each && 'referenceNumber' in each ? each.referenceNumber.slice(-6) : undefined,
    );
    expect(numbers).toEqual(['000001', '000002']);
  });

  it('follows the pattern of the form (customRefNumber)', async () => {
    portal.form.republish('hash-own', { customRefNumber: 'OC-{yymmdd}-{code}-{digits}' });
    portal.clock.set('2026-12-31T23:30:00+08:00');
    expect(await paperReference()).toMatch(/^OC-261231-LRTEST-\d{6}$/);
    portal.form.republish('hash-1');
  });

  async function paperReference(): Promise<string> {
    const done = await portal.services.submitForm({
      ...call,
      formData: answersFor(0),
      amountCents: 0,
      printOnPaper: true,
    });
    return done && 'referenceNumber' in done ? done.referenceNumber : '';
  }
});

describe('a form with a list of payment methods (onlinePaymentList)', () => {
  it('refuses other methods at the pay call, and accepts its own', async () => {
    portal.form.republish('hash-fps', {
      payment: { required: true, items: [], online: ['fps'] },
    });
    const submissionId = await savedSubmission(portal);
    portal.form.republish('hash-1');
    const transaction = await openedTransaction(portal, submissionId);
    const pay = { ...transaction, sitting: SITTING, language: 'en' } as const;
    expect(await portal.services.startWebPayment({ ...pay, method: 'visa' })).toEqual({
      refused: 'methodNotAvailable',
    });
    expect(await portal.services.startFpsPayment({ ...pay, method: 'fps' })).toMatchObject({
      status: 'INPR',
    });
  });
});
