import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signerOf } from '../../../../server/services/signatures/sealedSigner.ts';
import { BOTH, NEXT_SITTING, openHandingOn } from '../../../support/handedOn.ts';
import { TEST_CODE } from '../../../support/testForm.ts';
import {
  emptyPortal,
  SITTING,
  savedSubmission,
  type TestPortal,
} from '../../../support/testPortal.ts';

const CHAIRMAN = 'chairmanSign';
const SECRETARY = 'secretarySign';

/** Describes how a signed form is handed on to the next signer, over one of the stores. */
export function handOnContract(name: string, open: () => Promise<TestPortal>): void {
  describe(`handing on a signed form over ${name}`, () => {
    let portal: TestPortal;
    let desk: Awaited<ReturnType<typeof openHandingOn>>;
    beforeAll(async () => {
      portal = await open();
      desk = await openHandingOn(portal);
    }, 120_000);
    beforeEach(() => emptyPortal(portal));
    afterAll(async () => {
      desk?.authority.remove();
      await portal?.close();
    });

    const submissions = () => portal.stores.db.selectFrom('submissions').select('id').execute();

    it('gives each signature its own revision, on top of earlier signatures', async () => {
      const one = await desk.signedBy([CHAIRMAN]);
      const restored = await desk.restore(one);
      if (restored.result !== 'ok') throw new Error(restored.result);
      expect(restored.signatures).toEqual([
        { field: CHAIRMAN, signedBy: 'CHAN TAI MAN', signedAt: expect.any(Date) },
      ]);
      const { submissionId } = restored;
      await desk.sign(submissionId, SECRETARY, await desk.authority.signer(), NEXT_SITTING);
      const both = await desk.handedOn(submissionId, NEXT_SITTING);
      expect(both.handOver.signatures.map(({ field }) => field)).toEqual([CHAIRMAN, SECRETARY]);
      expect(both.pdf.subarray(0, one.pdf.length).equals(one.pdf)).toBe(true);

      const again = await desk.restore(both, { sitting: 'd'.repeat(64) });
      if (again.result !== 'ok') throw new Error(again.result);
      const records = await portal.store.signatures.ofSubmission(again.submissionId);
      const [first, second] = both.handOver.signatures;
      expect(records).toMatchObject([
        { field: CHAIRMAN, status: 'SIGNED', documentHash: first?.sha256 },
        { field: SECRETARY, status: 'SIGNED', documentHash: second?.sha256 },
      ]);
      expect(records.map((record) => signerOf(portal.deps.vault, record))).toEqual([
        'CHAN TAI MAN',
        'CHAN TAI MAN',
      ]);
      expect(records.map(({ signedAt }) => signedAt.toISOString())).toEqual(
        both.handOver.signatures.map(({ signedAt }) => signedAt),
      );
      const read = await portal.services.signedForm(again.submissionId, 'd'.repeat(64));
      expect(read && both.pdf.equals(read.pdf)).toBe(true);
    });

    it('restores the same file twice, as separate submissions', async () => {
      const file = await desk.signedBy([CHAIRMAN, SECRETARY]);
      const both = await Promise.all([desk.restore(file), desk.restore(file)]);
      expect(both.map(({ result }) => result)).toEqual(['ok', 'ok']);
      expect(await submissions()).toHaveLength(3);
      const ids = both.map((each) => ('submissionId' in each ? each.submissionId : ''));
      expect(new Set(ids).size).toBe(2);
      for (const submissionId of ids) {
        const done = await portal.services.submitForm({
          sitting: NEXT_SITTING,
          formCode: TEST_CODE,
          files: [],
          language: 'en',
          amountCents: 0,
          printOnPaper: true,
          submissionId,
        });
        expect(done).toMatchObject({ result: 'ok', signed: [CHAIRMAN, SECRETARY] });
      }
    });

    it('B-63: keeps the signatures of a restored form until its answers change', async () => {
      const restored = await desk.restore(await desk.signedBy([CHAIRMAN]));
      if (restored.result !== 'ok') throw new Error(restored.result);
      const { submissionId } = restored;
      const update = (formData: object) =>
        portal.services.updateSubmission({
          sitting: NEXT_SITTING,
          formCode: TEST_CODE,
          formData: { ...formData },
          files: [],
          language: 'en',
          submissionId,
        });
      expect(await update(BOTH)).toMatchObject({ invalidSignatures: [] });
      expect(await update({ ...BOTH, name: 'WONG SIU MING' })).toMatchObject({
        invalidSignatures: [CHAIRMAN],
      });
      expect(await portal.services.signedForm(submissionId, NEXT_SITTING)).toBeUndefined();
    });

    it('drops the signatures that the page has cleared, and all later signatures', async () => {
      const restored = await desk.restore(await desk.signedBy([CHAIRMAN, SECRETARY]));
      if (restored.result !== 'ok') throw new Error(restored.result);
      const { submissionId } = restored;
      const update = (signedFields?: readonly string[]) =>
        portal.services.updateSubmission({
          sitting: NEXT_SITTING,
          formCode: TEST_CODE,
          formData: BOTH,
          files: [],
          language: 'en',
          submissionId,
          signedFields,
        });
      expect(await update()).toMatchObject({ invalidSignatures: [] });
      expect(await update([CHAIRMAN, SECRETARY])).toMatchObject({ invalidSignatures: [] });
      // The secretary signed on top of the signature that the page has cleared.
      expect(await update([SECRETARY])).toMatchObject({ invalidSignatures: [SECRETARY] });
      expect(await portal.store.signatures.ofSubmission(submissionId)).toEqual([]);
      expect(await portal.services.signedForm(submissionId, NEXT_SITTING)).toBeUndefined();
    });

    it('T-36: shows a restored form only to its own sitting', async () => {
      const restored = await desk.restore(await desk.signedBy([CHAIRMAN]));
      if (restored.result !== 'ok') throw new Error(restored.result);
      expect(await portal.services.signedForm(restored.submissionId, SITTING)).toBeUndefined();
    });

    it('returns no hand-over after submission; a restore does not change that form', async () => {
      const answers = { name: 'CHAN TAI MAN', orders: 0, officers: true };
      const submissionId = await savedSubmission(portal, answers);
      for (const field of [CHAIRMAN, SECRETARY])
        await desk.sign(submissionId, field, await desk.authority.signer());
      const file = await desk.handedOn(submissionId);
      const done = await portal.services.submitForm({
        sitting: SITTING,
        formCode: TEST_CODE,
        files: [],
        language: 'en',
        amountCents: 0,
        printOnPaper: false,
        submissionId,
      });
      expect(done).toMatchObject({ result: 'ok' });
      const read = await portal.services.signedForm(submissionId, SITTING);
      expect(read?.pdf).toBeDefined();
      expect(read).not.toHaveProperty('handOver');
      const submitted = await portal.store.submissions.find(submissionId);
      expect(await desk.restore(file, { formData: answers })).toMatchObject({ result: 'ok' });
      expect(await portal.store.submissions.find(submissionId)).toEqual(submitted);
    });
  });
}
