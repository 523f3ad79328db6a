import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Stores } from '../../server/adapters/store/openStores.ts';
import type { NewSubmission } from '../../server/ports/Submission.ts';
import type { SubmissionStore } from '../../server/ports/SubmissionStore.ts';
import { describeOutbox } from './Outbox.contract.ts';
import { describeSupplementaryRequests } from './SupplementaryRequests.contract.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const LATER = new Date('2026-11-20T03:00:00Z');
let serial = 0;

/** A fresh id, so that the tests of a run share one database. */
export function nextId(prefix: string): string {
  serial += 1;
  return `${prefix}${serial}`;
}

/** A submission of HK$380, as `insert` takes it. */
export function newSubmission(change: Partial<NewSubmission> = {}): NewSubmission {
  return {
    id: nextId('S'),
    sitting: 'sitting-1',
    formCode: 'LREAL1',
    definitionHash: 'hash-1',
    language: 'en',
    dataHash: 'data-1',
    amountCents: 38_000,
    feeLines: [{ itemId: 'fee', quantity: 1, unitPriceCents: 38_000, amountCents: 38_000 }],
    quoteExpiresAt: LATER,
    sealedData: new Uint8Array([1, 2, 3]),
    now: NOW,
    ...change,
  };
}

/**
 * What every submission store must do, whatever the engine.
 *
 * @param name of the adapter
 * @param open gives migrated stores that nobody else uses
 */
export function describeSubmissionStore(name: string, open: () => Promise<Stores>): void {
  describe(`SubmissionStore: ${name}`, () => {
    let stores: Stores;
    let store: SubmissionStore;
    beforeAll(async () => {
      stores = await open();
      store = stores.submissions;
    }, 60_000);
    afterAll(async () => store?.close());

    const submitted = async () => {
      const { id } = await quoted();
      const attemptId = await approvedAttempt(id);
      const referenceNumber = nextId('LREAL1-261120-');
      await store.references.claim(referenceNumber, id, NOW);
      const patch = { paidAttemptId: attemptId, referenceNumber, submittedAt: NOW };
      expect(await store.submissions.move(id, ['QUOTED'], 'SUBMITTED', NOW, patch)).toBe(true);
      return { id, attemptId, referenceNumber };
    };
    const quoted = async (change: Partial<NewSubmission> = {}) => {
      const submission = newSubmission(change);
      await store.submissions.insert(submission);
      return submission;
    };
    const attempt = async (submissionId: string, amountCents = 38_000) => {
      const id = nextId('A');
      expect(
        await store.attempts.insert({
          id,
          submissionId,
          amountCents,
          dataHash: 'data-1',
          now: NOW,
        }),
      ).toBe(true);
      return id;
    };
    const approvedAttempt = async (submissionId: string) => {
      const id = await attempt(submissionId);
      await store.attempts.move(id, ['CREATED'], 'APPROVED', NOW, {
        disposition: 'APPLIED',
        approvedCents: 38_000,
        approvedCurrency: 'HKD',
        approvedAt: NOW,
      });
      return id;
    };

    it('gives back a submission as it was put in', async () => {
      const submission = await quoted({ sealedAck: new Uint8Array([9]) });
      const found = await store.submissions.find(submission.id);
      expect(found).toMatchObject({
        id: submission.id,
        status: 'QUOTED',
        amountCents: 38_000,
        feeLines: submission.feeLines,
        quoteExpiresAt: LATER,
        createdAt: NOW,
      });
      expect([...(found?.sealedData ?? [])]).toEqual([1, 2, 3]);
      expect([...(found?.sealedAck ?? [])]).toEqual([9]);
      expect(found).not.toHaveProperty('referenceNumber');
      expect(await store.submissions.find('nobody')).toBeUndefined();
    });

    it('keeps all steps of a unit of work, or none', async () => {
      const submission = newSubmission();
      const work = store.transact(async (records) => {
        await records.submissions.insert(submission);
        throw new Error('after the insert');
      });
      await expect(work).rejects.toThrow('after the insert');
      expect(await store.submissions.find(submission.id)).toBeUndefined();
    });

    it('changes a status only from those that are named', async () => {
      const { id } = await quoted();
      expect(await store.submissions.move(id, ['PAYING'], 'QUOTED', LATER)).toBe(false);
      expect(await store.submissions.move(id, ['QUOTED'], 'PAYING', LATER)).toBe(true);
      expect(await store.submissions.find(id)).toMatchObject({
        status: 'PAYING',
        updatedAt: LATER,
      });
    });

    it('replaces answers while a submission is quoted, and not afterwards', async () => {
      const { id } = await quoted({ sealedAck: new Uint8Array([9]) });
      const answers = {
        definitionHash: 'hash-2',
        language: 'zh-Hant' as const,
        dataHash: 'data-2',
        amountCents: 76_000,
        feeLines: [],
        quoteExpiresAt: LATER,
        sealedData: new Uint8Array([4]),
        now: LATER,
      };
      expect(await store.submissions.replaceAnswers(id, answers)).toBe(true);
      const found = await store.submissions.find(id);
      expect(found).toMatchObject({ dataHash: 'data-2', amountCents: 76_000 });
      expect(found).not.toHaveProperty('sealedAck');
      await store.submissions.move(id, ['QUOTED'], 'PAYING', LATER);
      expect(await store.submissions.replaceAnswers(id, answers)).toBe(false);
    });

    it('prices the same answers anew while a submission is quoted', async () => {
      const { id } = await quoted();
      const price = { amountCents: 42_000, feeLines: [], quoteExpiresAt: LATER, now: LATER };
      expect(await store.submissions.reprice(id, price)).toBe(true);
      expect(await store.submissions.find(id)).toMatchObject({ amountCents: 42_000, feeLines: [] });
      await store.submissions.move(id, ['QUOTED'], 'PAYING', LATER);
      expect(await store.submissions.reprice(id, price)).toBe(false);
    });

    it('finds the newest submission that a sitting pays for', async () => {
      const sitting = nextId('sitting-');
      const older = await quoted({ sitting });
      const newest = await quoted({ sitting, now: LATER });
      await quoted({ sitting, now: new Date('2026-11-20T04:00:00Z') });
      expect(await store.submissions.payingOf(sitting)).toBeUndefined();
      for (const { id } of [older, newest]) {
        await store.submissions.move(id, ['QUOTED'], 'PAYING', LATER);
      }
      expect((await store.submissions.payingOf(sitting))?.id).toBe(newest.id);
      expect(await store.submissions.payingOf('somebody else')).toBeUndefined();
    });

    describe('invariants', () => {
      it('I1: refuses a submitted submission that no applied attempt paid', async () => {
        const { id } = await quoted();
        const referenceNumber = nextId('LREAL1-261120-');
        await store.references.claim(referenceNumber, id, NOW);
        const patch = { referenceNumber, submittedAt: NOW };
        await expect(
          store.submissions.move(id, ['QUOTED'], 'SUBMITTED', NOW, patch),
        ).rejects.toThrow(/submitted_means_paid/);
      });

      it("I1: refuses another submission's attempt, or one of another amount or answers, as payment", async () => {
        const one = await quoted();
        const other = await quoted();
        const dear = await quoted({ amountCents: 76_000 });
        const changed = await quoted({ dataHash: 'data-2' });
        const foreign = await approvedAttempt(other.id);
        const former = await approvedAttempt(changed.id);
        const cheap = await approvedAttempt(dear.id);
        for (const [id, paidAttemptId] of [
          [one.id, foreign],
          [dear.id, cheap],
          [changed.id, former],
        ] as const) {
          const referenceNumber = nextId('LREAL1-261120-');
          await store.references.claim(referenceNumber, id, NOW);
          const patch = { paidAttemptId, referenceNumber, submittedAt: NOW };
          await expect(
            store.submissions.move(id, ['QUOTED'], 'SUBMITTED', NOW, patch),
          ).rejects.toThrow(/paid_by_own_attempt/);
        }
      });

      it('I1: lets a free form be submitted without a payment', async () => {
        const { id } = await quoted({ amountCents: 0 });
        const referenceNumber = nextId('ATI-261120-');
        await store.references.claim(referenceNumber, id, NOW);
        const patch = { referenceNumber, submittedAt: NOW };
        expect(await store.submissions.move(id, ['QUOTED'], 'SUBMITTED', NOW, patch)).toBe(true);
      });

      it('I1: refuses to apply an approval of another amount or currency', async () => {
        for (const change of [{ approvedCents: 1 }, { approvedCurrency: 'CNY' }, {}]) {
          const { id } = await quoted();
          const attemptId = await attempt(id);
          await expect(
            store.attempts.move(attemptId, ['CREATED'], 'APPROVED', NOW, {
              disposition: 'APPLIED',
              ...(Object.keys(change).length > 0 && {
                approvedCents: 38_000,
                approvedCurrency: 'HKD',
              }),
              ...change,
            }),
          ).rejects.toThrow(/applied_means_equal/);
        }
      });

      it('I3: refuses a second applied attempt of a submission', async () => {
        const { id } = await quoted();
        await approvedAttempt(id);
        const second = await attempt(id);
        await expect(
          store.attempts.move(second, ['CREATED'], 'APPROVED', NOW, {
            disposition: 'APPLIED',
            approvedCents: 38_000,
            approvedCurrency: 'HKD',
          }),
        ).rejects.toThrow(/one_applied_attempt/);
      });

      it('I4: opens one live attempt when fifty are asked for at once', async () => {
        const { id } = await quoted();
        const opened = await Promise.all(
          Array.from({ length: 50 }, () =>
            store.attempts.insert({
              id: nextId('A'),
              submissionId: id,
              amountCents: 38_000,
              dataHash: 'data-1',
              now: NOW,
            }),
          ),
        );
        expect(opened.filter(Boolean)).toHaveLength(1);
        expect(await store.attempts.ofSubmission(id)).toHaveLength(1);
      });

      it('I5: gives a reference number once, and never changes it', async () => {
        const { id, referenceNumber } = await submitted();
        const { id: other } = await quoted();
        expect(await store.references.claim(referenceNumber, other, NOW)).toBe(false);
        expect(await store.references.find(referenceNumber)).toEqual({ submissionId: id });
        await expect(
          store.submissions.move(id, ['SUBMITTED'], 'ACKNOWLEDGED', NOW, { referenceNumber: 'X' }),
        ).rejects.toThrow(/given out|own_reference/);
      });

      it('I5: refuses a second reference number for one submission', async () => {
        const { id } = await submitted();
        await expect(store.references.claim(nextId('R'), id, NOW)).rejects.toThrow();
      });

      it('I8: never takes an approval back', async () => {
        const { attemptId } = await submitted();
        for (const to of ['CANCELLED', 'PENDING', 'APPROVED'] as const) {
          const move = store.attempts.move(attemptId, ['APPROVED'], to, NOW, {
            disposition: 'REFUND_DUE',
          });
          await expect(move).rejects.toThrow(/approved/);
        }
      });

      it('I8: keeps the history as it was written', async () => {
        const { id } = await quoted();
        await store.events.append({ submissionId: id, at: NOW, kind: 'quoted', detail: { n: 1 } });
        await store.events.append({ submissionId: id, at: LATER, kind: 'paid', detail: {} });
        expect(await store.events.ofSubmission(id)).toEqual([
          { submissionId: id, at: NOW, kind: 'quoted', detail: { n: 1 } },
          { submissionId: id, at: LATER, kind: 'paid', detail: {} },
        ]);
        await expect(
          stores.db.deleteFrom('submissionEvents').where('submissionId', '=', id).execute(),
        ).rejects.toThrow(/kept for good/);
        await expect(
          stores.db.updateTable('submissionEvents').set({ kind: 'x' }).execute(),
        ).rejects.toThrow(/kept for good/);
      });
    });

    it('gives back a payment attempt as it was put in', async () => {
      const { id } = await quoted();
      const attemptId = await attempt(id);
      const fps = { paymentId: 'P1', expiresAt: LATER, qrImage: 'aGk=', qrUrl: '0002' };
      await store.attempts.move(attemptId, ['CREATED'], 'PENDING', LATER, {
        method: 'fps',
        startedAt: NOW,
        chargeId: 'C1',
        fps,
      });
      expect(await store.attempts.live(id)).toMatchObject({
        id: attemptId,
        status: 'PENDING',
        method: 'fps',
        startedAt: NOW,
        fps,
        canRetry: true,
      });
    });

    it('lets one asker in per interval', async () => {
      const attemptId = await attempt((await quoted()).id);
      const before = new Date(NOW.getTime() - 2000);
      const claims = [1, 2, 3].map(() => store.attempts.claimAsk(attemptId, NOW, before));
      expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
      expect(await store.attempts.claimAsk(attemptId, LATER, NOW)).toBe(true);
    });

    it('names the attempts that nobody has asked after for long', async () => {
      const fresh = await attempt((await quoted()).id);
      const asked = await attempt((await quoted()).id);
      await store.attempts.claimAsk(asked, LATER, NOW);
      const query = { statuses: ['CREATED'] as const, askedBefore: NOW, limit: 1000 };
      const due = await store.attempts.due(query);
      expect(due).toContain(fresh);
      expect(due).not.toContain(asked);
      expect(await store.attempts.due({ ...query, createdAfter: NOW })).toEqual([]);
    });

    it('spends a web token once', async () => {
      const attemptId = await attempt((await quoted()).id);
      await store.tokens.add({ tokenHash: `T${attemptId}`, attemptId, expiresAt: LATER });
      const uses = await Promise.all([1, 2, 3].map(() => store.tokens.spend(`T${attemptId}`, NOW)));
      expect(uses.filter(Boolean)).toHaveLength(1);
      expect(await store.tokens.find(`T${attemptId}`)).toMatchObject({ usedAt: NOW, attemptId });
      expect(await store.tokens.ofAttempt(attemptId)).toHaveLength(1);
    });

    it('gives an idempotency key to one of many, and its entry to the others', async () => {
      const key = { sitting: 'sitting-1', keyHash: nextId('K') };
      const claims = await Promise.all(
        [1, 2, 3, 4].map((n) =>
          store.transact((records) =>
            records.idempotency.claim(key, { bodyHash: 'B', submissionId: `S-${n}` }, NOW),
          ),
        ),
      );
      expect(claims.filter((claim) => claim === undefined)).toHaveLength(1);
      expect(new Set(claims.filter(Boolean).map((claim) => claim?.submissionId)).size).toBe(1);
    });

    it('forgets answers, and later the record, but never the reference number', async () => {
      const { id, referenceNumber } = await submitted();
      await store.signatures.put({
        submissionId: id,
        field: 'ownerSign',
        status: 'SIGNED',
        dataHash: 'data-1',
        documentHash: 'doc',
        fileKey: 'signed/1',
        sealedSigner: new TextEncoder().encode('sealed'),
        signedAt: NOW,
      });
      await store.events.append({ submissionId: id, at: NOW, kind: 'submitted', detail: {} });
      expect(await store.retention.answersDue(NOW, 1000)).toContain(id);
      await store.transact((records) => records.retention.forgetAnswers(id, LATER));
      const husk = await store.submissions.find(id);
      expect(husk).toMatchObject({ referenceNumber, dataHash: 'data-1' });
      expect(husk).not.toHaveProperty('sealedData');
      expect(await store.retention.filesDue(1000)).toContain(id);
      expect(await store.retention.recordsDue(LATER, 1000)).not.toContain(id);
      await store.retention.forgetFiles(id);
      expect(await store.signatures.ofSubmission(id)).toEqual([]);
      expect(await store.retention.recordsDue(LATER, 1000)).toContain(id);
      await store.transact((records) => records.retention.forgetRecord(id));
      expect(await store.submissions.find(id)).toBeUndefined();
      expect(await store.events.ofSubmission(id)).toEqual([]);
      expect(await store.references.find(referenceNumber)).toBeDefined();
    });

    it('takes a captcha token so often and no more', async () => {
      const { captcha } = stores;
      const token = nextId('token');
      await captcha.addToken(token, 2, LATER);
      expect(await captcha.spendToken(token, NOW)).toBe('ok');
      expect(await captcha.spendToken(token, NOW)).toBe('ok');
      expect(await captcha.spendToken(token, NOW)).toBe('expired');
      expect(await captcha.spendToken('never issued', NOW)).toBe('unknown');
      const retired = nextId('token');
      await captcha.addToken(retired, 9, LATER);
      await captcha.retireToken(retired, NOW);
      expect(await captcha.spendToken(retired, NOW)).toBe('expired');
    });

    it('counts the answers to a captcha challenge and uses it up once', async () => {
      const { captcha } = stores;
      const challenge = nextId('challenge');
      await captcha.addChallenge(challenge, LATER);
      expect(await captcha.countAnswer(challenge, NOW)).toBe(1);
      expect(await captcha.countAnswer(challenge, NOW)).toBe(2);
      expect(await captcha.countAnswer(challenge, LATER)).toBe(0);
      const uses = await Promise.all([1, 2, 3].map(() => captcha.spendChallenge(challenge)));
      expect(uses.filter(Boolean)).toHaveLength(1);
      expect(await captcha.countAnswer(challenge, NOW)).toBe(0);
    });

    it('keeps every definition by its hash', async () => {
      const { definitions } = stores;
      const definition = { hash: nextId('h'), code: nextId('F'), version: 1, content: '{"a":1}' };
      await definitions.addDefinition(definition);
      await definitions.addDefinition({ ...definition, content: 'other' });
      expect(await definitions.findDefinition(definition.hash)).toEqual(definition);
      const second = { ...definition, hash: nextId('h'), version: 2 };
      await definitions.addDefinition(second);
      expect(await definitions.latestDefinition(definition.code)).toEqual(second);
    });

    describeOutbox(() => store);
    describeSupplementaryRequests({ open: () => store, newSubmission, nextId });
  });
}
