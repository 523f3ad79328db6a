import { describe, expect, it } from 'vitest';
import type { OutboxMessage } from '../../../../server/ports/store/Outbox.ts';
import type { Submission } from '../../../../server/ports/store/Submission.ts';
import type { StoreRecords } from '../../../../server/ports/store/SubmissionStore.ts';
import { getSealed, sha256Of } from '../../../../server/services/files/sealedFiles.ts';
import { runTask } from '../../../../server/services/outbox/outboxTasks.ts';
import { portalOfFile } from '../../../support/portalOfFile.ts';
import { testOutbox } from '../../../support/testOutbox.ts';
import { answersFor, startedPayment } from '../../../support/testPortal.ts';

const portal = portalOfFile();
const run = (outbox: ReturnType<typeof testOutbox>, message: Partial<OutboxMessage>) =>
  runTask(outbox.deps, { payload: {}, key: 'k', ...message } as OutboxMessage);

/** Records the files and messages that an outcome writes. */
function recordsOf() {
  const files: object[] = [];
  const messages: object[] = [];
  const records = {
    files: { add: async (file: object) => void files.push(file) },
    outbox: { add: async (message: object) => void messages.push(message) },
  } as unknown as StoreRecords;
  return { files, messages, records };
}

async function paid() {
  const { submissionId, transactionId, chargeId } = await startedPayment(portal());
  await portal().bank.press(chargeId, 'approve');
  return { submissionId, transactionId };
}

describe('runTask: operatorAlert', () => {
  it.each([
    [
      { attemptId: 'PAY1', reason: 'approvedAgain' },
      { reason: 'approvedAgain', about: 'PAY1' },
    ],
    [{}, { reason: 'unknown', about: 'operatorAlert:X' }],
  ])('alerts an operator, even without a submission: %j', async (payload, expected) => {
    const outbox = testOutbox(portal().deps);
    const topic = 'operatorAlert';
    const outcome = await run(outbox, { topic, payload, key: 'operatorAlert:X', submissionId: '' });
    expect(outbox.alerts).toEqual([{ ...expected, submissionId: '' }]);
    const { records, files, messages } = recordsOf();
    await outcome(records);
    expect([files, messages]).toEqual([[], []]);
  });
});

describe('runTask: export', () => {
  it('stores the export sealed: answers, payment and the form’s own data', async () => {
    const { submissionId, transactionId } = await paid();
    const outbox = testOutbox(portal().deps);
    const outcome = await run(outbox, { topic: 'export', submissionId });
    const key = `exports/${submissionId.toLowerCase()}`;
    const bytes = Buffer.from((await getSealed(portal().deps, key)) ?? []);
    const submission = await portal().store.submissions.find(submissionId);
    const { referenceNumber, dataHash } = submission ?? {};
    expect(JSON.parse(bytes.toString())).toEqual({
      referenceNumber,
      formCode: 'LRTEST',
      definitionHash: 'hash-1',
      dataHash,
      submittedAt: submission?.submittedAt?.toISOString(),
      amountCents: 38_000,
      transactionId,
      paymentMethod: 'visa',
      signed: [],
      toSign: [],
      formData: answersFor(1),
      registryData: { numberOfOrders: 1 },
    });
    const { records, files, messages } = recordsOf();
    await outcome(records);
    const size = bytes.length;
    const record = { key, submissionId, kind: 'export', sha256: sha256Of(bytes), size };
    expect(files).toEqual([{ ...record, type: 'application/json' }]);
    expect(messages).toEqual([]);
  });

  it('queues the delivery once the portal has a receiver', async () => {
    const { submissionId } = await paid();
    const outbox = testOutbox(portal().deps);
    const deps = { ...outbox.deps, receiver: { deliver: async () => {} } } as typeof outbox.deps;
    const outcome = await run({ ...outbox, deps }, { topic: 'export', submissionId });
    const { records, messages } = recordsOf();
    await outcome(records);
    expect(messages).toEqual([
      {
        key: `exportPush:${submissionId}`,
        topic: 'exportPush',
        submissionId,
        payload: {},
        dueAt: portal().clock.now(),
      },
    ]);
  });

  it('labels missing signatures, and needs no definition for the rest', async () => {
    const { submissionId } = await paid();
    const outbox = testOutbox(portal().deps);
    const { catalogue, rules } = outbox.deps;
    const behaviour: typeof rules.behaviour = (...given) => ({
      ...rules.behaviour(...given),
      signatures: ['ownerSign', 'otherSign'].map((id) => ({ id }) as never),
    });
    const byHash: typeof catalogue.byHash = async (hash) => {
      const form = await catalogue.byHash(hash);
      const en = { '$signatures.ownerSign.label': 'Signature of the owner' };
      return form && { ...form, texts: { ...form.texts, en } };
    };
    const contentWith = async (more: Partial<typeof outbox.deps>) => {
      await run(
        { ...outbox, deps: { ...outbox.deps, ...more } },
        { topic: 'export', submissionId },
      );
      const bytes = await getSealed(portal().deps, `exports/${submissionId.toLowerCase()}`);
      return JSON.parse(Buffer.from(bytes ?? []).toString());
    };
    const rulesOf = { ...rules, behaviour };
    const content = await contentWith({ rules: rulesOf, catalogue: { ...catalogue, byHash } });
    expect(content.toSign).toEqual([
      { id: 'ownerSign', label: 'Signature of the owner' },
      { id: 'otherSign', label: 'otherSign' },
    ]);
    const unknown = await contentWith({
      catalogue: { ...catalogue, byHash: async () => undefined },
    });
    expect(unknown).not.toHaveProperty('registryData');
    expect(unknown.formData).toEqual(answersFor(1));
  });
});

describe('runTask', () => {
  it('throws for a removed submission, so that an operator sees the message', async () => {
    const failing = run(testOutbox(portal().deps), {
      topic: 'refundNotice',
      key: 'refundNotice:X',
      submissionId: 'none',
    });
    await expect(failing).rejects.toThrow('Cannot do refundNotice:X');
  });

  it('renders the acknowledgement for ackPdf', async () => {
    const { submissionId } = await paid();
    const outcome = await run(testOutbox(portal().deps), { topic: 'ackPdf', submissionId });
    const { records, files } = recordsOf();
    await outcome(records);
    expect(files).toMatchObject([{ kind: 'acknowledgement', type: 'application/pdf' }]);
  });

  it('exports nothing of answers that retention has removed', async () => {
    const { submissionId } = await paid();
    const find = async (id: string): Promise<Submission | undefined> => {
      const { sealedData: _, ...rest } = (await portal().store.submissions.find(id)) ?? {};
      return rest as Submission;
    };
    const store = { ...portal().store, submissions: { find } };
    const outbox = testOutbox({ ...portal().deps, store } as never);
    await expect(run(outbox, { topic: 'export', submissionId })).rejects.toThrow(/forgotten/);
  });
});
