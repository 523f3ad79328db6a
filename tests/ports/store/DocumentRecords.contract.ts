import { describe, expect, it } from 'vitest';
import type { SignatureRecord } from '../../../server/ports/store/Signature.ts';
import type { FileRecord, SubmissionStore } from '../../../server/ports/store/SubmissionStore.ts';
import { LATER, NOW, newSignature, nextId, submissionSteps } from './submissionSteps.ts';

/**
 * Describes the contract of every table of signatures and stored files.
 *
 * @param store returns the store under test
 */
export function describeDocumentRecords(store: () => SubmissionStore): void {
  describe('documents', () => {
    const { quoted } = submissionSteps(store);
    const signed = async (...changes: readonly Partial<SignatureRecord>[]) => {
      const { id } = await quoted();
      for (const change of changes) await store().signatures.put(newSignature(id, change));
      return id;
    };
    const places = (records: readonly SignatureRecord[]) =>
      records.map(({ field, status }) => `${field} ${status}`);

    it('put: replaces the signature of the same field and status', async () => {
      const sealedState = new Uint8Array([6]);
      const id = await signed({ status: 'PREPARED', sealedState }, { documentHash: 'signed' });
      const prepared = await store().signatures.find(id, 'ownerSign', 'PREPARED');
      expect([...(prepared?.sealedState ?? [])]).toEqual([6]);
      const again = { status: 'PREPARED', documentHash: 'again' } as const;
      await store().signatures.put(newSignature(id, again));
      const replaced = await store().signatures.find(id, 'ownerSign', 'PREPARED');
      expect(replaced).toMatchObject({ ...again, submissionId: id, signedAt: NOW });
      expect(replaced).not.toHaveProperty('sealedState');
      const kept = await store().signatures.find(id, 'ownerSign', 'SIGNED');
      expect(kept).toMatchObject({ documentHash: 'signed' });
      expect([...(kept?.sealedSigner ?? [])]).toEqual([5]);
      expect(await store().signatures.find(id, 'spouseSign', 'SIGNED')).toBeUndefined();
    });

    it('ofSubmission: lists signatures by time, then by field', async () => {
      const fields = [{ field: 'c', signedAt: LATER }, { field: 'b' }, { field: 'a' }];
      const id = await signed(...fields);
      await signed({ field: 'other' });
      const listed = await store().signatures.ofSubmission(id);
      expect(places(listed)).toEqual(['a SIGNED', 'b SIGNED', 'c SIGNED']);
    });

    it('remove: removes one signature; clear: removes and returns the others', async () => {
      const id = await signed({}, { status: 'PREPARED' }, { field: 'spouseSign' });
      const other = await signed({});
      await store().signatures.remove(id, 'ownerSign', 'SIGNED');
      const cleared = await store().signatures.clear(id);
      expect(places(cleared).toSorted()).toEqual(['ownerSign PREPARED', 'spouseSign SIGNED']);
      expect(await store().signatures.clear(id)).toEqual([]);
      expect(await store().signatures.ofSubmission(other)).toHaveLength(1);
    });

    it('files: keeps the first metadata of a key, in order of time, until removed', async () => {
      const { id: submissionId } = await quoted();
      const details = { kind: 'attachment', sha256: 's', size: 7, type: 'image/png' } as const;
      const file = (key: string): FileRecord => ({ key: nextId(key), submissionId, ...details });
      const [second, first] = [file('attachments/a'), file('attachments/b')];
      await store().files.add(second, LATER);
      await store().files.add(first, NOW);
      await store().files.add({ ...first, size: 8 }, LATER);
      expect(await store().files.ofSubmission(submissionId)).toEqual([first, second]);
      await store().files.remove(first.key);
      expect(await store().files.ofSubmission(submissionId)).toEqual([second]);
      expect(await store().files.ofSubmission('nobody')).toEqual([]);
    });
  });
}
