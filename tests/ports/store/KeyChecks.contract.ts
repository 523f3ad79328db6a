import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { EnvelopeVault } from '../../../server/adapters/crypto/EnvelopeVault.ts';
import type { Stores } from '../../../server/adapters/store/openStores.ts';
import { LATER, NOW, nextId, submissionSteps } from './submissionSteps.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Describes the contract of every store of key check values.
 *
 * @param stores returns the stores under test
 */
export function describeKeyChecks(stores: () => Stores): void {
  describe('KeyChecks', () => {
    const { quoted } = submissionSteps(() => stores().submissions);
    const [one, two] = ['k-one', 'k-two'].map((id, n) => ({ id, key: Buffer.alloc(32, n + 1) }));
    if (!one || !two) throw new Error('Cannot go on without keys');

    it('F14: keeps the first check value of a key until the key is removed', async () => {
      const { keyChecks } = stores();
      const keyId = nextId('key');
      await keyChecks.add({ keyId, sealed: new Uint8Array([1]) }, NOW);
      await keyChecks.add({ keyId, sealed: new Uint8Array([2]) }, NOW);
      const kept = (await keyChecks.all()).filter((each) => each.keyId === keyId);
      expect(kept.map(({ sealed }) => [...sealed])).toEqual([[1]]);
      await keyChecks.remove(keyId);
      expect(await keyChecks.all()).not.toContainEqual(kept[0]);
    });

    it('F14: returns a sealed sample of every key and column, with its place', async () => {
      const { keyChecks, submissions, db } = stores();
      const plain = new Uint8Array([7]);
      for (const key of [one, one, two]) {
        const id = nextId('S-sealed-');
        const seal = (table: string, row: string, column: string) =>
          new EnvelopeVault([key]).seal({ table, row, column }, plain);
        await quoted({
          id,
          sealedData: seal('submissions', id, 'sealed_data'),
          sealedAck: seal('submissions', id, 'sealed_ack'),
        });
        await submissions.signatures.put({
          submissionId: id,
          field: 'ownerSign',
          status: 'PREPARED',
          dataHash: 'data-1',
          documentHash: 'doc',
          fileKey: `prepared/${id}`,
          sealedSigner: seal('signatures', `${id}/ownerSign`, 'sealed_signer'),
          sealedState: seal('signatures', `${id}/ownerSign`, 'sealed_state'),
          signedAt: NOW,
        });
        await sql`INSERT INTO supplementary_requests
          (id, secret_hash, submission_id, reference_number, form_code, language,
            sealed_questions, sealed_mail, created_at, expires_at)
          VALUES (${id}, ${id}, ${id}, 'R', 'F', 'en',
            ${seal('supplementary_requests', id, 'sealed_questions')},
            ${seal('supplementary_requests', id, 'sealed_mail')}, ${NOW}, ${LATER})`.execute(db);
      }
      const ids = [one.id, two.id];
      const found = (await keyChecks.samples()).filter(({ keyId }) => ids.includes(keyId));
      const columns = ['data', 'ack', 'signer', 'state', 'questions', 'mail'];
      expect(found.map(({ keyId, place }) => `${keyId} ${place.column}`).toSorted()).toEqual(
        ids.flatMap((id) => columns.map((column) => `${id} sealed_${column}`)).toSorted(),
      );
      for (const { keyId, place, sealed } of found) {
        const vault = new EnvelopeVault([keyId === one.id ? one : two]);
        expect([...vault.open(place, sealed)]).toEqual([...plain]);
      }
    });

    it('F14: hasFilesOf: counts files of a key until a day after the next key is added', async () => {
      const { keyChecks, submissions, db } = stores();
      await sql`DELETE FROM stored_files`.execute(db);
      await keyChecks.add({ keyId: 'k-old', sealed: new Uint8Array([1]) }, NOW);
      await keyChecks.add({ keyId: 'k-new', sealed: new Uint8Array([1]) }, LATER);
      const { id } = await quoted();
      const put = async (at: Date) => {
        const key = nextId('attachments/');
        const file = { key, submissionId: id, kind: 'attachment', sha256: 's', size: 1 } as const;
        await submissions.files.add({ ...file, type: 'image/png' }, at);
      };
      const found = () => Promise.all(['k-old', 'k-new'].map((key) => keyChecks.hasFilesOf(key)));
      expect(await found()).toEqual([false, false]);
      await put(new Date(LATER.getTime() + DAY_MS));
      expect(await found()).toEqual([false, true]);
      await put(new Date(LATER.getTime() + DAY_MS - 1));
      expect(await found()).toEqual([true, true]);
      for (const key of ['k-old', 'k-new']) await keyChecks.remove(key);
    });
  });
}
