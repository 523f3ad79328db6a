import { describe, expect, it } from 'vitest';
import type { UpdateInput } from '../../../../server/services/contract/SubmissionServices.ts';
import { updateSubmission } from '../../../../server/services/submission/updateSubmission.ts';
import { fakeSigning } from '../../../support/fakeSigning.ts';
import { portalOfFile } from '../../../support/portalOfFile.ts';
import { TEST_CODE } from '../../../support/testForm.ts';
import {
  answersFor,
  openedTransaction,
  SITTING,
  savedSubmission,
  startedPayment,
} from '../../../support/testPortal.ts';
import { attachedFile, withFileField } from '../../support/fileField.ts';

const DAY_MS = 24 * 60 * 60_000;
const portal = portalOfFile();
const update = (
  submissionId: string,
  formData: Readonly<Record<string, unknown>>,
  more: Partial<UpdateInput> = {},
) =>
  updateSubmission(withFileField(portal().deps), {
    submissionId,
    sitting: SITTING,
    formCode: TEST_CODE,
    formData,
    files: [],
    language: 'en',
    ...more,
  });
const find = (submissionId: string) => portal().store.submissions.find(submissionId);

describe('updateSubmission: answers that decide the fee', () => {
  it('T-03: cannot change after the payment started or completed', async () => {
    const { submissionId, chargeId } = await startedPayment(portal());
    const before = await find(submissionId);
    const locked = { result: 'paidDataLocked', submissionId };
    expect(await update(submissionId, answersFor(5))).toEqual(locked);
    await portal().bank.press(chargeId, 'approve');
    expect(await update(submissionId, answersFor(5))).toEqual(locked);
    expect(await find(submissionId)).toMatchObject({
      status: 'SUBMITTED',
      dataHash: before?.dataHash,
    });
    const attempts = await portal().store.attempts.ofSubmission(submissionId);
    expect(attempts.map(({ dataHash }) => dataHash)).toEqual([before?.dataHash]);
  });

  it('T-03: cannot change while the bank has not answered the order yet', async () => {
    const submissionId = await savedSubmission(portal());
    const { transactionId } = await openedTransaction(portal(), submissionId);
    const startedAt = portal().clock.now();
    await portal().store.attempts.annotate(transactionId, startedAt, { startedAt, method: 'visa' });
    expect(await update(submissionId, answersFor(5))).toEqual({
      result: 'paidDataLocked',
      submissionId,
    });
    expect(await find(submissionId)).toMatchObject({ amountCents: 38_000 });
  });

  it('T-03: can change before the payment starts, which voids the attempt', async () => {
    const submissionId = await savedSubmission(portal());
    const first = await openedTransaction(portal(), submissionId);
    expect(await update(submissionId, answersFor(2))).toMatchObject({ amountCents: 76_000 });
    const started = await portal().services.startWebPayment({
      ...first,
      sitting: SITTING,
      method: 'visa',
      language: 'en',
    });
    expect(started).toEqual({ refused: 'tokenExpired' });
    const second = await openedTransaction(portal(), submissionId);
    expect(second.transactionId).not.toBe(first.transactionId);
  });

  it('T-03: a late payment for earlier answers is not used for the new answers', async () => {
    const { submissionId, transactionId, chargeId } = await startedPayment(portal());
    await portal().bank.press(chargeId, 'cancel');
    await update(submissionId, { ...answersFor(1), name: 'WONG SIU MING' });
    await portal().bank.press(chargeId, 'approve');
    expect(await find(submissionId)).toMatchObject({ status: 'PAID_NEEDS_ACTION' });
    const submit = { submissionId, sitting: SITTING, formCode: TEST_CODE, amountCents: 38_000 };
    expect(
      await portal().services.submitForm({
        ...submit,
        files: [],
        language: 'en',
        printOnPaper: false,
      }),
    ).toMatchObject({ result: 'paymentNeedsAction', transactionId });
  });

  it('notes the new price in the history', async () => {
    const submissionId = await savedSubmission(portal());
    const saved = await update(submissionId, answersFor(3), { language: 'zh-Hant' });
    const price = { amountCents: 114_000 };
    expect(saved).toEqual({ result: 'ok', submissionId, ...price, invalidSignatures: [] });
    const kept = await find(submissionId);
    expect(kept).toMatchObject({ ...price, language: 'zh-Hant' });
    const events = await portal().store.events.ofSubmission(submissionId);
    expect(events.at(-1)).toMatchObject({
      kind: 'submission.requoted',
      detail: { ...price, dataHash: kept?.dataHash, signaturesDropped: 0 },
    });
  });

  it.each<[string, Partial<UpdateInput>]>([
    ['another sitting', { sitting: 'b'.repeat(64) }],
    ['another form', { formCode: 'LR164' }],
  ])('finds no submission of %s', async (_, more) => {
    const submissionId = await savedSubmission(portal());
    expect(await update(submissionId, answersFor(2), more)).toBeUndefined();
    expect(await find(submissionId)).toMatchObject({ amountCents: 38_000 });
  });

  it('changes nothing for wrong answers or an unknown definition', async () => {
    const submissionId = await savedSubmission(portal());
    const before = await find(submissionId);
    expect(await update(submissionId, { orders: 2 })).toMatchObject({ result: 'validationError' });
    expect(await update(submissionId, answersFor(2), { definitionHash: 'h0' })).toEqual({
      result: 'formChanged',
    });
    expect(await find(submissionId)).toEqual(before);
  });
});

describe('updateSubmission: the time of the quote', () => {
  it('stays for the same document, until it expires', async () => {
    const submissionId = await savedSubmission(portal());
    const first = await find(submissionId);
    portal().clock.advance(1000);
    const wish = { receiveAckEmail: true, ackEmail: 'applicant@example.hk' };
    await update(submissionId, answersFor(1, wish));
    expect((await find(submissionId))?.quoteExpiresAt).toEqual(first?.quoteExpiresAt);
    portal().clock.advance(DAY_MS);
    await update(submissionId, answersFor(1));
    expect((await find(submissionId))?.quoteExpiresAt).not.toEqual(first?.quoteExpiresAt);
  });

  it.each([
    ['another answer', answersFor(1, { name: 'WONG SIU MING' })],
    ['another price', answersFor(2)],
  ])('starts again with %s', async (_, formData) => {
    const submissionId = await savedSubmission(portal());
    const first = await find(submissionId);
    portal().clock.advance(1000);
    await update(submissionId, formData);
    expect((await find(submissionId))?.quoteExpiresAt).not.toEqual(first?.quoteExpiresAt);
  });
});

describe('updateSubmission: signatures and files', () => {
  const ANSWERS = answersFor(0, { officers: true });

  async function signed(): Promise<string> {
    const submissionId = await savedSubmission(portal(), ANSWERS);
    const signing = fakeSigning(portal().deps);
    for (const field of ['chairmanSign', 'secretarySign']) {
      const given = { sitting: SITTING, submissionId, field, certificate: Buffer.from('c') };
      await signing.prepareSignature({ ...given, formCode: TEST_CODE, chain: [] });
      await signing.completeSignature({ ...given, signature: Buffer.from('good') });
      portal().clock.advance(1000);
    }
    return submissionId;
  }
  const fieldsOf = async (submissionId: string) =>
    (await portal().store.signatures.ofSubmission(submissionId)).map(({ field }) => field);

  it.each<[string, readonly string[] | undefined, readonly string[]]>([
    ['all signatures without a list', undefined, ['chairmanSign', 'secretarySign']],
    ['the signatures that the page shows', ['chairmanSign'], ['chairmanSign']],
    ['no signature that builds on a removed one', ['secretarySign'], []],
  ])('T-04: the same answers keep %s', async (_, signedFields, expected) => {
    const submissionId = await signed();
    expect(await update(submissionId, ANSWERS, { signedFields })).toMatchObject({ result: 'ok' });
    expect(await fieldsOf(submissionId)).toEqual(expected);
  });

  it('T-04: other answers drop every signature and its document', async () => {
    const submissionId = await signed();
    const fields = await portal().store.signatures.ofSubmission(submissionId);
    const saved = await update(submissionId, { ...ANSWERS, name: 'WONG SIU MING' });
    expect(saved).toMatchObject({ invalidSignatures: ['chairmanSign', 'secretarySign'] });
    expect(await fieldsOf(submissionId)).toEqual([]);
    for (const { fileKey } of fields) expect(portal().files.content.has(fileKey)).toBe(false);
    const events = await portal().store.events.ofSubmission(submissionId);
    expect(events.at(-1)?.detail).toMatchObject({ signaturesDropped: 2 });
  });

  it('reports only dropped signatures that the page shows', async () => {
    const submissionId = await signed();
    const changed = { ...ANSWERS, name: 'WONG SIU MING' };
    expect(await update(submissionId, changed, { signedFields: ['chairmanSign'] })).toMatchObject({
      invalidSignatures: ['chairmanSign'],
    });
  });

  it('keeps a file that the answers name, and removes the file of earlier answers', async () => {
    const [first, second] = [attachedFile('one'), attachedFile('two')];
    const submissionId = await savedSubmission(portal(), answersFor(1));
    const shasOf = async () =>
      (await portal().store.files.ofSubmission(submissionId)).map(({ sha256 }) => sha256);
    const named = answersFor(1, { file: first.answer });
    expect(await update(submissionId, named)).toMatchObject({
      result: 'validationError',
      errors: [{ path: '/file', key: 'validation_file_required' }],
    });
    await update(submissionId, named, { files: [first.incoming] });
    expect(await update(submissionId, named)).toMatchObject({ result: 'ok' });
    expect(await shasOf()).toEqual([first.answer.sha256]);
    const files = [second.incoming];
    await update(submissionId, answersFor(1, { file: second.answer }), { files });
    expect(await shasOf()).toEqual([second.answer.sha256]);
    const keys = [...portal().files.content.keys()].filter((key) => key.startsWith('attachments/'));
    expect(keys).toEqual([expect.stringContaining(second.answer.sha256)]);
  });
});
