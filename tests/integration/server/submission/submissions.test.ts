import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PdfError } from '../../../../server/ports/documents/PdfRenderer.ts';
import { openAnswers } from '../../../../server/services/answers/answers.ts';
import type { ServiceDeps } from '../../../../server/services/contract/ServiceDeps.ts';
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

describe('saving a form', () => {
  it('stores no answers that break a rule', async () => {
    const before = await count();
    expect(await portal.services.saveSubmission({ ...call, formData: { orders: 1 } })).toEqual({
      result: 'validationError',
      errors: [{ path: '/name', key: 'validation_required', args: [] }],
    });
    expect(await count()).toBe(before);
  });

  it('T-45: seals the answers: no answer is readable in the database', async () => {
    const canary = 'CANARY A123456(3) canary@example.hk';
    const submissionId = await savedSubmission(portal, { ...answersFor(1), name: canary });
    for (const table of ['submissions', 'submissionEvents', 'outbox', 'idempotency'] as const) {
      const rows = await portal.stores.db.selectFrom(table).selectAll().execute();
      const text = rows.flatMap(Object.values).map(readable).join('\n');
      expect(text).not.toMatch(/CANARY|A123456|canary@/);
    }
    const submission = await portal.store.submissions.find(submissionId);
    expect(submission && openAnswers(portal.deps.vault, submission)).toMatchObject({
      name: canary,
    });
  });

  it('T-45: does not open answers that were moved to another submission', async () => {
    const one = await savedSubmission(portal);
    const other = await savedSubmission(portal);
    const found = await portal.store.submissions.find(one);
    const elsewhere = found && { ...found, id: other };
    expect(() => elsewhere && openAnswers(portal.deps.vault, elsewhere)).toThrow(
      /changed or moved/,
    );
  });

  it('T-49: pins the definition of the page, and refuses an unknown definition', async () => {
    portal.form.republish('hash-2');
    const filled = { ...call, formData: answersFor(1) };
    const pinned = await portal.services.saveSubmission({ ...filled, definitionHash: 'hash-1' });
    if (!('result' in pinned) || pinned.result !== 'ok') throw new Error('Cannot save');
    expect(await portal.services.definitionOf(pinned.submissionId, SITTING)).toBe('hash-1');
    expect(await portal.services.definitionOf(pinned.submissionId, STRANGER)).toBeUndefined();
    expect(
      await portal.services.saveSubmission({ ...filled, definitionHash: 'no-such-hash' }),
    ).toEqual({ result: 'formChanged' });
  });

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

  it('T-09: a second tab gets the completed payment and no new token', async () => {
    const { submissionId, transactionId, chargeId } = await startedPayment(portal);
    await portal.bank.press(chargeId, 'approve');
    const again = { submissionId, amountCents: 38_000, sitting: SITTING };
    expect(await portal.services.createTransaction(again)).toEqual({
      result: 'paidDataLocked',
      transactionId,
    });
    expect(await portal.store.attempts.ofSubmission(submissionId)).toHaveLength(1);
  });

  it('requires the acknowledgement address before the payment, not before the review', async () => {
    const wish = { ...answersFor(1), receiveAckEmail: true };
    const submissionId = await savedSubmission(portal, wish);
    const open = () =>
      portal.services.createTransaction({ submissionId, amountCents: 38_000, sitting: SITTING });
    expect(await open()).toMatchObject({
      result: 'validationError',
      errors: [{ path: '/ackEmail' }],
    });
    const formData = { ...wish, ackEmail: 'applicant@example.hk' };
    await portal.services.updateSubmission({ ...call, submissionId, formData });
    expect(await open()).toMatchObject({ result: 'ok' });
  });

  async function count(): Promise<number> {
    return (await portal.stores.db.selectFrom('submissions').select('id').execute()).length;
  }
});

/** Returns a column value as text, as a database dump shows it. */
function readable(value: unknown): string {
  return value instanceof Uint8Array
    ? Buffer.from(value).toString('latin1')
    : JSON.stringify(value);
}

describe('a form that is submitted on paper', () => {
  it('gets a reference number, and its answers are not stored', async () => {
    const done = await portal.services.submitForm({
      ...call,
      formData: { ...answersFor(1), paper: true },
      amountCents: 0,
      printOnPaper: true,
    });
    expect(done).toMatchObject({
      result: 'ok',
      referenceNumber: expect.stringMatching(/^LRTEST-\d{6}-\d{6}$/),
    });
    const id = done && 'submissionId' in done ? done.submissionId : undefined;
    const kept = await portal.store.submissions.find(id ?? '');
    expect(kept?.status).toBe('OFFLINE_COMPLETED');
    expect(kept).not.toHaveProperty('sealedData');
  });

  it('promise 11: gets a document with the number, which can be read again', async () => {
    const { done, submissionId } = await completed();
    const document = documentIn(done);
    expect(document.standing).toEqual({ kind: 'onPaper', referenceNumber: done.referenceNumber });
    expect(document.payment.text).toContain('HK$380.00');
    expect(JSON.stringify(document.guide)).toContain('Queensway Government Offices');
    const again = await portal.services.submitForm({
      ...call,
      submissionId,
      amountCents: done.amountCents,
      printOnPaper: false,
    });
    expect(again).toEqual(done);
    const sitting = 'b'.repeat(64);
    const theirs = { ...call, sitting, submissionId, amountCents: 0, printOnPaper: false };
    expect(await portal.services.submitForm(theirs)).toBeUndefined();
  });

  it('promise 11: is not completed when its document cannot be rendered', async () => {
    const { submitForm } = await import('../../../../server/services/submission/submitForm.ts');
    const pdf = { render: () => Promise.reject(new PdfError('busy', 'Cannot render: busy')) };
    await expect(submitForm({ ...portal.deps, pdf }, onPaper())).rejects.toThrow(PdfError);
    const newest = portal.stores.db.selectFrom('submissions').orderBy('createdAt', 'desc');
    const row = await newest.select(['status', 'referenceNumber']).executeTakeFirst();
    expect(row).toEqual({ status: 'QUOTED', referenceNumber: null });
  });

  it('leaves no document when the form cannot be completed', async () => {
    const { submitForm } = await import('../../../../server/services/submission/submitForm.ts');
    let calls = 0;
    const store = {
      ...portal.store,
      transact: (work: never) =>
        ++calls === 1 ? portal.store.transact(work) : Promise.reject(new Error('gone')),
    };
    const before = portal.files.content.size;
    const deps = { ...portal.deps, store } as ServiceDeps;
    await expect(submitForm(deps, onPaper())).rejects.toThrow('gone');
    expect(calls).toBe(2);
    expect(portal.files.content.size).toBe(before);
  });

  const onPaper = () => ({
    ...call,
    formData: { ...answersFor(1), paper: true },
    amountCents: 0,
    printOnPaper: true,
  });

  async function completed() {
    const done = await portal.services.submitForm(onPaper());
    if (!done || !('referenceNumber' in done)) throw new Error('Cannot complete the form');
    return { done, submissionId: done.submissionId };
  }

  /** Parses the document in a PDF of the fake renderer. */
  function documentIn({ pdf }: { readonly pdf?: Uint8Array }) {
    return JSON.parse(
      Buffer.from(pdf ?? [])
        .toString()
        .slice('%PDF-1.7 '.length),
    );
  }

  it('cannot be submitted online', async () => {
    const submissionId = await savedSubmission(portal, { ...answersFor(0), paper: true });
    const submit = { ...call, submissionId, amountCents: 0, printOnPaper: false };
    expect(await portal.services.submitForm(submit)).toEqual({ result: 'offlineOnly' });
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

describe('hashes of answers', () => {
  it('I9: are the same for any order of the keys', async () => {
    const { canonicalText } = await import('../../../../server/services/answers/answers.ts');
    expect(canonicalText({ a: 1, b: { c: [1, 2], d: 'x' } })).toBe(
      canonicalText({ b: { d: 'x', c: [1, 2] }, a: 1 }),
    );
    expect(canonicalText({ a: [1, 2] })).not.toBe(canonicalText({ a: [2, 1] }));
    expect(canonicalText({ a: 1, b: undefined })).toBe('{"a":1}');
  });
});
