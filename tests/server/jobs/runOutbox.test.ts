import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runOutbox } from '../../../server/jobs/runOutbox.ts';
import { MailError } from '../../../server/ports/delivery/Mailer.ts';
import { getSealed } from '../../../server/services/files/sealedFiles.ts';
import { type TestOutbox, testOutbox } from '../../support/testOutbox.ts';
import {
  answersFor,
  openTestPortal,
  SITTING,
  startedPayment,
  type TestPortal,
} from '../../support/testPortal.ts';

const WISH = {
  receiveAckEmail: true,
  ackEmail: 'applicant@example.hk',
  ackEmailIncludeFilledForm: true,
  password: 'correct horse',
  confirmPassword: 'correct horse',
};
let portal: TestPortal;
let outbox: TestOutbox;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
beforeEach(async () => {
  await portal.stores.db.deleteFrom('outbox').execute();
  outbox = testOutbox(portal.deps);
});
afterAll(async () => portal?.close());

const paid = async (wish: object = WISH) => {
  const started = await startedPayment(portal, { ...answersFor(1), ...wish });
  await portal.bank.press(started.chargeId, 'approve');
  return started;
};
const find = (id: string) => portal.store.submissions.find(id);

describe('runOutbox: messages after a submission', () => {
  it('renders and mails the acknowledgement, and writes the export', async () => {
    const { submissionId, transactionId } = await paid();
    expect(await runOutbox(outbox.deps)).toBe(3);
    const submission = await find(submissionId);
    expect(submission?.status).toBe('ACKNOWLEDGED');
    expect(outbox.mails).toMatchObject([
      { to: 'applicant@example.hk', messageId: `${submission?.referenceNumber}@landform.test` },
    ]);
    const read = await portal.services.readByTransaction(transactionId, SITTING);
    const pdf = read?.result === 'ok' ? new TextDecoder().decode(read.pdf) : '';
    expect(pdf).toContain(submission?.referenceNumber);
    expect(pdf).toContain(submission?.dataHash);
    expect(pdf).toContain(`"definitionHash":"${submission?.definitionHash}"`);
    expect(portal.files.content.has(`exports/${submissionId.toLowerCase()}`)).toBe(true);
    expect(await runOutbox(outbox.deps)).toBe(0);
  });

  it('exports the answers unchanged, and under the keys of the form', async () => {
    const { submissionId } = await paid();
    await runOutbox(outbox.deps);
    const bytes = await getSealed(portal.deps, `exports/${submissionId.toLowerCase()}`);
    const content = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    expect(content.registryData).toEqual({ numberOfOrders: 1 });
    expect(content.formData).toMatchObject({ orders: 1 });
    expect(content.referenceNumber).toBe((await find(submissionId))?.referenceNumber);
  });

  it('T-32: mails no answers, and attaches the filled form only with the password', async () => {
    await paid();
    await runOutbox(outbox.deps);
    const [mail] = outbox.mails;
    expect(`${mail?.subject} ${mail?.text}`).not.toContain('CHAN');
    const attached = new TextDecoder().decode(mail?.attachments[0]?.content);
    expect(attached.startsWith('correct horse ')).toBe(true);
  });

  it('removes the password after the mail is sent, and keeps the address', async () => {
    const { submissionId } = await paid();
    expect((await find(submissionId))?.sealedAck).toBeDefined();
    await runOutbox(outbox.deps);
    const { openAckWish } = await import('../../../server/services/answers/answers.ts');
    const submission = await find(submissionId);
    expect(submission && openAckWish(portal.deps.vault, submission)).toEqual({
      ackEmail: 'applicant@example.hk',
    });
  });

  it('sends no mail if the applicant does not request an acknowledgement', async () => {
    const { submissionId } = await paid({ receiveAckEmail: false, ackEmail: 'x@example.hk' });
    await runOutbox(outbox.deps);
    expect(outbox.mails).toEqual([]);
    expect(await find(submissionId)).toMatchObject({ status: 'SUBMITTED' });
  });

  it('retries a message after its lease of one minute expires', async () => {
    await paid();
    const { deps } = outbox;
    const killed = {
      ...deps,
      store: { ...deps.store, transact: () => new Promise<never>(() => {}) },
    };
    void runOutbox(killed as typeof deps);
    await expect.poll(() => outbox.mails.length).toBe(1);
    portal.clock.advance(59_000);
    expect(await runOutbox(deps)).toBe(0);
    portal.clock.advance(1_000);
    await runOutbox(deps);
    expect(outbox.mails).toHaveLength(2);
  });

  it('retries a failed document later, while the submission remains submitted', async () => {
    const { submissionId } = await paid({});
    const { deps } = outbox;
    let tries = 0;
    const render: typeof deps.pdf.render = async (document) => {
      tries += 1;
      if (tries === 1) throw new Error('worker died');
      return deps.pdf.render(document);
    };
    const flaky = { ...deps, pdf: { ...deps.pdf, render } };
    await runOutbox(flaky);
    expect(await find(submissionId)).toMatchObject({ status: 'SUBMITTED' });
    const kinds = async () =>
      (await portal.store.files.ofSubmission(submissionId)).map(({ kind }) => kind).toSorted();
    expect(await kinds()).toEqual(['export']);
    portal.clock.advance(20_000);
    await runOutbox(flaky);
    expect(await kinds()).toEqual(['acknowledgement', 'export']);
  });

  it('waits longer after each failure, then gives up and alerts an operator', async () => {
    const { submissionId } = await paid();
    const { deps } = outbox;
    const send = () => Promise.reject(new MailError('greylisted', false));
    const failing = { ...deps, mailer: { send } };
    const waits: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      await runOutbox(failing);
      const row = await portal.stores.db
        .selectFrom('outbox')
        .select(['dueAt', 'deadAt'])
        .where('key', '=', `ackMail:${submissionId}`)
        .executeTakeFirstOrThrow();
      if (row.deadAt) break;
      waits.push(row.dueAt.getTime() - portal.clock.now().getTime());
      portal.clock.set(row.dueAt.toISOString());
    }
    expect(waits).toHaveLength(11);
    expect(waits[0]).toBeGreaterThanOrEqual(11_000);
    expect(waits[0]).toBeLessThanOrEqual(19_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(75 * 60_000);
    expect(waits.slice(0, 6)).toEqual(waits.slice(0, 6).toSorted((a, b) => a - b));
    expect(outbox.alerts).toMatchObject([{ reason: 'deadLetter', submissionId }]);
    expect(await portal.store.outbox.dead(10)).toMatchObject([{ error: 'MailError' }]);
    expect(await find(submissionId)).toMatchObject({ status: 'SUBMITTED' });
  });

  it('gives up at once after a permanent refusal of the address', async () => {
    const { submissionId } = await paid();
    const send = () => Promise.reject(new MailError('no such user', true));
    await runOutbox({ ...outbox.deps, mailer: { send } });
    expect(outbox.alerts).toMatchObject([{ reason: 'deadLetter', submissionId }]);
  });

  it('sends each mail once with several workers in parallel', async () => {
    await paid();
    await paid();
    await Promise.all([runOutbox(outbox.deps), runOutbox(outbox.deps), runOutbox(outbox.deps)]);
    expect(outbox.mails).toHaveLength(2);
  });

  it('T-13: notifies the applicant of a refund', async () => {
    const first = await startedPayment(portal, { ...answersFor(1), ...WISH });
    await portal.bank.press(first.chargeId, 'cancel');
    const amountCents = 38_000;
    const second = await portal.services.createTransaction({
      submissionId: first.submissionId,
      amountCents,
      sitting: SITTING,
    });
    if (second?.result !== 'ok') throw new Error('Cannot open a second attempt');
    await portal.services.startWebPayment({
      ...second,
      sitting: SITTING,
      method: 'visa',
      language: 'en',
    });
    const charge = await portal.charges.ofAttempt(second.transactionId);
    await portal.bank.press(charge?.id ?? '', 'approve');
    await portal.bank.press(first.chargeId, 'approve');
    while ((await runOutbox(outbox.deps)) > 0);
    expect(outbox.alerts).toMatchObject([{ reason: 'approvedAgain', about: first.transactionId }]);
    const notice = outbox.mails.find(({ subject }) => subject.includes('refunded'));
    expect(notice).toMatchObject({ to: 'applicant@example.hk' });
    expect(notice?.text).toContain(first.transactionId);
    expect(notice?.text).toContain('HK$380.00');
  });
});
