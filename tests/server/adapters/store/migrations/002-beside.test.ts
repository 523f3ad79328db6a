import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  LATER,
  NOW,
  newSignature,
  nextId,
  submissionSteps,
} from '../../../../ports/store/submissionSteps.ts';
import { storesOfFile } from '../../../../support/storesOfFile.ts';

describe('002-beside', () => {
  const stores = storesOfFile();
  const store = () => stores().submissions;
  const { quoted, attempt } = submissionSteps(store);

  it('deletes tokens, signatures and files with their submission', async () => {
    const { id } = await quoted();
    const attemptId = await attempt(id);
    await store().tokens.add({ tokenHash: nextId('T'), attemptId, expiresAt: LATER });
    await store().signatures.put(newSignature(id));
    const file = { key: nextId('f'), submissionId: id, kind: 'export', sha256: 's' } as const;
    await store().files.add({ ...file, size: 1, type: 'text/plain' }, NOW);
    await store().transact(({ retention }) => retention.forgetRecord(id));
    expect(await store().tokens.ofAttempt(attemptId)).toEqual([]);
    expect(await store().signatures.ofSubmission(id)).toEqual([]);
    expect(await store().files.ofSubmission(id)).toEqual([]);
  });

  it('refuses a token, a signature and a file of an unknown owner', async () => {
    const token = { tokenHash: nextId('T'), attemptId: 'nobody', expiresAt: LATER };
    await expect(store().tokens.add(token)).rejects.toThrow(/foreign key/);
    await expect(store().signatures.put(newSignature('nobody'))).rejects.toThrow(/foreign key/);
    const file = { key: nextId('f'), submissionId: 'nobody', kind: 'export' } as const;
    const added = store().files.add({ ...file, sha256: 's', size: 1, type: 'text/plain' }, NOW);
    await expect(added).rejects.toThrow(/foreign key/);
  });

  it('refuses unknown statuses and kinds', async () => {
    const { id } = await quoted();
    await store().signatures.put(newSignature(id));
    const status = sql`UPDATE signatures SET status = 'OTHER' WHERE submission_id = ${id}`;
    await expect(status.execute(stores().db)).rejects.toThrow(/signatures_status_check/);
    const kind = sql`INSERT INTO stored_files VALUES ('k', ${id}, 'other', 's', 1, 't', ${NOW})`;
    await expect(kind.execute(stores().db)).rejects.toThrow(/stored_files_kind_check/);
  });
});
