import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purge, RETENTION } from '../../server/jobs/purge.ts';
import { reconcileLive } from '../../server/jobs/reconcile.ts';
import { reportUntaken } from '../../server/jobs/reportUntaken.ts';
import { runOutbox } from '../../server/jobs/runOutbox.ts';
import { getSealed, sha256Of } from '../../server/services/files/sealedFiles.ts';
import {
  createOperatorDesk,
  type OperatorDesk,
} from '../../server/services/operator/operatorDesk.ts';
import { TEST_CODE } from './testForm.ts';
import { testOutbox } from './testOutbox.ts';
import { answersFor, emptyPortal, SITTING, startedPayment, type TestPortal } from './testPortal.ts';

const DAY_MS = 24 * 60 * 60_000;
const SHA256 = 'f'.repeat(64);

/**
 * Describes how submissions wait for an export, on one engine.
 *
 * @param open opens an empty portal
 */
export function describeTaking(engine: string, open: () => Promise<TestPortal>): void {
  describe(`exports of submissions on ${engine}`, () => {
    let portal: TestPortal;
    let desk: OperatorDesk;
    beforeAll(async () => {
      portal = await open();
      desk = createOperatorDesk({ ...portal.deps, publicUrl: 'https://portal.example' });
    }, 60_000);
    beforeEach(() => emptyPortal(portal));
    afterAll(() => portal?.close());

    const find = (id: string) => portal.store.submissions.find(id);
    const drain = async (deps = testOutbox(portal.deps).deps) => {
      while ((await runOutbox(deps)) > 0);
    };
    const paid = async () => {
      const { submissionId: id, chargeId } = await startedPayment(portal);
      await portal.bank.press(chargeId, 'approve');
      const reference = (await find(id))?.referenceNumber ?? '';
      return { id, reference };
    };
    const handedIn = async () => {
      const made = await paid();
      await drain();
      return made;
    };
    /** Fails every task of the outbox until the outbox abandons the task. */
    const givenUp = async () => {
      const made = await paid();
      const outbox = testOutbox(portal.deps);
      const files = { ...portal.deps.files, put: () => Promise.reject(new Error('no disk')) };
      for (let hours = 0; hours < 30; hours += 1) {
        await runOutbox({ ...outbox.deps, files });
        portal.clock.advance(2 * 60 * 60_000);
      }
      return { ...made, alerts: outbox.alerts };
    };
    const purgeAfter = async (days: number) => {
      portal.clock.advance(days * DAY_MS);
      return purge(portal.deps, RETENTION);
    };
    const order = (name: 'find' | 'mark', reference: string, more: object = {}) =>
      desk({ order: `export:${name}`, reference, run: 'RUN1', sha256: SHA256, ...more });

    it('promise 2: keeps a submission that was never exported, even for ten years', async () => {
      const { id } = await handedIn();
      const files = portal.files.content.size;
      expect(await purgeAfter(10 * 366)).toMatchObject({ answers: 0, records: 0 });
      expect((await find(id))?.sealedData).toBeDefined();
      expect(portal.files.content.size).toBe(files);
    });

    it('promise 2: keeps a submission whose export was abandoned, and alerts an operator', async () => {
      const { id, reference, alerts } = await givenUp();
      expect(alerts.map(({ reason, about }) => [reason, about])).toEqual(
        expect.arrayContaining([['deadLetter', `export:${id}`]]),
      );
      expect(await purgeAfter(10 * 366)).toMatchObject({ answers: 0, records: 0 });
      expect((await find(id))?.sealedData).toBeDefined();
      const { deps, alerts: later } = testOutbox(portal.deps);
      expect(await reportUntaken(deps, 20 * 366 * DAY_MS)).toMatchObject({
        waiting: 1,
        deadExports: 1,
      });
      expect(later).toEqual([{ reason: 'exportGivenUp', submissionId: id, about: reference }]);
    });

    it('promise 2: alerts when a submission waits longer than the retention time', async () => {
      await handedIn();
      const { deps, alerts } = testOutbox(portal.deps);
      portal.clock.advance(RETENTION.answersMs - DAY_MS);
      await reportUntaken(deps, RETENTION.answersMs);
      expect(alerts).toEqual([]);
      portal.clock.advance(2 * DAY_MS);
      await reportUntaken(deps, RETENTION.answersMs);
      expect(alerts).toEqual([
        {
          reason: 'untakenTooLong',
          submissionId: '',
          about: expect.stringMatching(/^submissions: 1, oldest: \d{4}-/),
        },
      ]);
    });

    it('promise 2: keeps a paid form that waits for an operator', async () => {
      const { submissionId: id, chargeId } = await startedPayment(portal);
      await portal.charges.change(chargeId, { status: 'APPR', chargedCents: 1 });
      portal.clock.advance(60_000);
      await reconcileLive(portal.deps);
      expect(await find(id)).toMatchObject({ status: 'PAID_NEEDS_ACTION' });
      expect(await purgeAfter(10 * 366)).toMatchObject({ answers: 0, records: 0 });
      expect((await find(id))?.sealedData).toBeDefined();
    });

    it('promise 2: keeps an exported submission for 89 days, and removes it after 91', async () => {
      const { id, reference } = await handedIn();
      await purgeAfter(400);
      expect(await order('mark', reference)).toMatchObject({ isDone: true });
      await purgeAfter(89);
      expect((await find(id))?.sealedData).toBeDefined();
      expect(await purgeAfter(2)).toMatchObject({ answers: 1 });
      expect(await find(id)).not.toHaveProperty('sealedData');
      expect(portal.files.content.size).toBe(0);
      expect((await order('find', reference, { isAgain: true })).lines[0]).toContain(
        'were removed',
      );
    });

    it('promise 2: reports the waiting submissions, the oldest time and the abandoned exports', async () => {
      const waiting = () => desk({ order: 'export:untaken' });
      expect(await waiting()).toEqual({ isDone: true, lines: ['none waits to be taken'] });
      const since = portal.clock.now().toISOString();
      const { reference } = await handedIn();
      await handedIn();
      expect((await waiting()).lines).toEqual([
        `2 submissions wait to be taken, the oldest since ${since}`,
      ]);
      await order('mark', reference);
      const dead = await givenUp();
      const { isDone, lines } = await waiting();
      expect(isDone).toBe(false);
      expect(lines[0]).toMatch(/^2 submissions wait .* of 1 was abandoned:$/);
      expect(lines[1]).toBe(dead.reference);
    });

    it('lists the files of export and acknowledgement with their checksums', async () => {
      const { reference } = await handedIn();
      const { found } = await order('find', reference);
      expect(found?.referenceNumber).toBe(reference);
      expect(found?.files.map(({ kind }) => kind).toSorted()).toEqual([
        'acknowledgement',
        'export',
      ]);
      for (const { key, sha256 } of found?.files ?? []) {
        expect(sha256).toBe(sha256Of((await getSealed(portal.deps, key)) ?? Buffer.of()));
      }
    });

    it('reports that the export is not ready while the outbox has work', async () => {
      const { reference } = await paid();
      const { isDone, lines } = await order('find', reference);
      expect(isDone).toBe(false);
      expect(lines[0]).toMatch(/yet: the portal has not written its export\. Run this again/);
    });

    it('promise 2: queues an abandoned export again, and finds it once it is written', async () => {
      const { reference } = await givenUp();
      const refused = await order('find', reference);
      expect(refused.lines[0]).toMatch(
        /its export was abandoned \(12 tries, Error\) and is queued/,
      );
      await drain();
      expect((await order('find', reference)).found?.files).toHaveLength(2);
    });

    it('exports a submission again only on request, and counts from the newest mark', async () => {
      const { id, reference } = await handedIn();
      await order('mark', reference);
      const at = portal.clock.now().toISOString();
      const refused = await order('find', reference);
      expect(refused).toMatchObject({ isDone: false });
      expect(refused.lines[0]).toContain(`was taken at ${at} by run RUN1. Add --again`);
      await purgeAfter(80);
      const again = { isAgain: true, run: 'RUN2' };
      expect((await order('find', reference, again)).found).toBeDefined();
      expect(await order('mark', reference, again)).toMatchObject({ isDone: true });
      await purgeAfter(89);
      expect(await find(id)).toMatchObject({ takenBy: 'RUN2', sealedData: expect.anything() });
      const kinds = (await portal.store.events.ofSubmission(id)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'submission.taken')).toHaveLength(2);
    });

    it('accepts the mark of only one of two runs', async () => {
      const { reference } = await handedIn();
      const runs = ['RUN1', 'RUN2'].map((run) => order('mark', reference, { run }));
      const done = (await Promise.all(runs)).filter(({ isDone }) => isDone);
      expect(done).toHaveLength(1);
    });

    it('refuses a form that was not submitted online', async () => {
      const paper = await portal.services.submitForm({
        sitting: SITTING,
        formCode: TEST_CODE,
        formData: answersFor(1, { paper: true }),
        files: [],
        language: 'en',
        amountCents: 0,
        printOnPaper: true,
      });
      if (paper && 'result' in paper && paper.result !== 'ok') throw new Error(paper.result);
      const { submissionId: id = '', referenceNumber: reference = '' } =
        paper && 'referenceNumber' in paper ? paper : {};
      expect(await order('find', reference)).toEqual({
        isDone: false,
        lines: [
          `Cannot export ${reference}: the form was not submitted online (OFFLINE_COMPLETED)`,
        ],
      });
      expect(await order('mark', reference)).toMatchObject({ isDone: false });
      expect(await find(id)).toMatchObject({ status: 'OFFLINE_COMPLETED' });
      expect(await find(id)).not.toHaveProperty('takenAt');
    });

    it('refuses an unknown reference, and a mark without a valid checksum or run', async () => {
      expect((await order('find', 'LRTEST-0-0')).lines[0]).toMatch(/^No submission has/);
      expect((await order('find', '../etc')).lines[0]).toMatch(/^--ref/);
      expect((await order('mark', 'LRTEST-0-0')).lines[0]).toMatch(/^No submission has/);
      const { id, reference } = await handedIn();
      const invalid = [{ sha256: 'x' }, { sha256: undefined }, { run: 'a b' }, { run: undefined }];
      for (const proof of invalid) {
        expect(await order('mark', reference, proof)).toMatchObject({ isDone: false });
      }
      expect(await find(id)).not.toHaveProperty('takenAt');
      expect(await order('mark', reference)).toMatchObject({ isDone: true });
    });
  });
}
