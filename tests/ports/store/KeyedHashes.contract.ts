import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { HmacHash } from '../../../server/adapters/crypto/HmacHash.ts';
import { keyPlainHashes } from '../../../server/adapters/store/keyPlainHashes.ts';
import type { Stores } from '../../../server/adapters/store/openStores.ts';
import { NOW, newSignature, submissionSteps } from './submissionSteps.ts';

/**
 * Describes the conversion of plain hashes to keyed hashes.
 *
 * @param stores returns the stores under test
 */
export function describeKeyedHashes(stores: () => Stores): void {
  describe('keyPlainHashes()', () => {
    const { quoted, submitted } = submissionSteps(() => stores().submissions);
    const hash = new HmacHash([{ id: 'k1', key: Buffer.alloc(32, 1) }]);
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

    it('F4: converts every plain hash of answers, even of a paid form, and nothing else', async () => {
      const store = stores().submissions;
      const [first, dataHash] = [sha256('first answers'), sha256('answers')];
      const paid = await submitted({ dataHash });
      const [before] = await store.attempts.ofSubmission(paid.id);
      for (const each of [first, dataHash]) {
        const detail = { dataHash: each, amountCents: 38_000 };
        await store.events.append({ submissionId: paid.id, at: NOW, kind: 'quoted', detail });
      }
      await store.signatures.put(newSignature(paid.id, { dataHash }));
      expect(await keyPlainHashes(stores().db, hash)).toBeGreaterThan(0);
      const [after] = await store.attempts.ofSubmission(paid.id);
      expect(after).toEqual({ ...before, dataHash: hash.of('answers') });
      expect((await store.submissions.find(paid.id))?.dataHash).toBe(hash.of('answers'));
      const [signed] = await store.signatures.ofSubmission(paid.id);
      const { sealedSigner: _, ...kept } = newSignature(paid.id, { dataHash: hash.of('answers') });
      expect(signed).toMatchObject(kept);
      const details = (await store.events.ofSubmission(paid.id)).map(({ detail }) => detail);
      expect(details).toEqual([
        { dataHash: hash.of('first answers'), amountCents: 38_000 },
        { dataHash: hash.of('answers'), amountCents: 38_000 },
      ]);
      expect(await keyPlainHashes(stores().db, hash)).toBe(0);
    });

    it('F4: converts 450 hashes in two concurrent calls, each hash once', async () => {
      const ids: string[] = [];
      for (let n = 0; n < 450; n += 1) ids.push((await quoted({ dataHash: sha256(`${n}`) })).id);
      const { db, submissions } = stores();
      const counts = await Promise.all([keyPlainHashes(db, hash), keyPlainHashes(db, hash)]);
      expect(counts[0] + counts[1]).toBe(450);
      const last = await submissions.submissions.find(ids.at(-1) ?? '');
      expect(last?.dataHash).toBe(hash.of('449'));
    });
  });
}

/**
 * Describes the changes of hashes that the database refuses.
 *
 * @param stores returns the stores under test
 */
export function describeHashGuards(stores: () => Stores): void {
  describe('guards of hashes', () => {
    const { submitted } = submissionSteps(() => stores().submissions);
    const hash = new HmacHash([{ id: 'k1', key: Buffer.alloc(32, 1) }]);

    it('F4: the database refuses any other change of a paid attempt or of the history', async () => {
      const { db, submissions: store } = stores();
      const paid = await submitted({ dataHash: hash.of('answers') });
      await store.events.append({ submissionId: paid.id, at: NOW, kind: 'quoted', detail: {} });
      const refused = [
        sql`UPDATE payment_attempts SET data_hash = 'other' WHERE submission_id = ${paid.id}`,
        sql`UPDATE submission_events SET detail = '{"dataHash":"x"}' WHERE submission_id = ${paid.id}`,
      ];
      for (const statement of refused)
        await expect(statement.execute(db)).rejects.toThrow(/Cannot/);
      const otherEvent = db.transaction().execute(async (records) => {
        await sql`SELECT set_config('landform.keying', 'yes', true)`.execute(records);
        await sql`UPDATE submission_events SET kind = 'other'
          WHERE submission_id = ${paid.id}`.execute(records);
      });
      await expect(otherEvent).rejects.toThrow(/Cannot update a row/);
    });
  });
}
