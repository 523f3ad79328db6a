import { describe, expect, it } from 'vitest';
import { EnvelopeVault } from '../../../../server/adapters/crypto/EnvelopeVault.ts';
import type { FileRecord, StoreRecords } from '../../../../server/ports/store/SubmissionStore.ts';
import { putFiles, recordFiles } from '../../../../server/services/files/keepFiles.ts';
import { getSealed } from '../../../../server/services/files/sealedFiles.ts';
import { memoryFiles } from '../../../support/memoryFiles.ts';
import { attachedFile } from '../../support/fileField.ts';

const VAULT = new EnvelopeVault([{ id: 'test', key: Buffer.alloc(32, 3) }]);
const NOW = new Date('2026-11-20T02:00:00Z');
const [ONE, TWO] = [attachedFile('one'), attachedFile('two')];
const namedFile = ({ answer }: typeof ONE) => ({
  ...answer,
  pointer: '/file',
  limits: { maxBytes: 1024, accept: ['.pdf'] },
  isECheque: false,
});
const recordOf = ({ incoming }: typeof ONE, kind: FileRecord['kind'] = 'attachment') => ({
  key: `${kind}/${incoming.sha256}`,
  submissionId: 'SUB1',
  kind,
  sha256: incoming.sha256,
  size: incoming.content.length,
  type: 'application/pdf',
});

describe('putFiles', () => {
  it('seals the named files, each under a key of its submission in lower case', async () => {
    const deps = { files: memoryFiles(), vault: VAULT };
    const incoming = [ONE.incoming, TWO.incoming];
    const records = await putFiles(deps, 'SUB1', incoming, [namedFile(TWO)]);
    const key = `attachments/sub1/${TWO.incoming.sha256}`;
    expect(records).toEqual([{ ...recordOf(TWO), key }]);
    expect([...deps.files.content.keys()]).toEqual([key]);
    const kept = await getSealed(deps, key);
    expect(kept).toEqual(Buffer.from(TWO.incoming.content));
  });
});

describe('recordFiles', () => {
  /** Records a change of the files that a submission has. */
  async function changed(
    kept: readonly FileRecord[],
    added: readonly FileRecord[],
    named: object[],
  ) {
    let rows = [...kept];
    const times: Date[] = [];
    const records = {
      files: {
        add: async (record: FileRecord, now: Date) => {
          rows.push(record);
          times.push(now);
        },
        ofSubmission: async () => rows,
        remove: async (key: string) => {
          rows = rows.filter((row) => row.key !== key);
        },
      },
    } as unknown as StoreRecords;
    const change = { added, named: named as never, now: NOW };
    const unnamed = await recordFiles(records, 'SUB1', change);
    return { unnamed, times, kept: rows.map(({ key }) => key) };
  }

  it('adds new records, and returns the keys of files that are not named any more', async () => {
    const result = await changed([recordOf(ONE)], [recordOf(TWO)], [namedFile(TWO)]);
    expect(result).toEqual({
      unnamed: [recordOf(ONE).key],
      times: [NOW],
      kept: [recordOf(TWO).key],
    });
  });

  it('keeps named files, and documents that no answer names', async () => {
    const kept = [recordOf(ONE), recordOf(TWO, 'acknowledgement'), recordOf(TWO, 'export')];
    const result = await changed(kept, [], [namedFile(ONE)]);
    expect(result.unnamed).toEqual([]);
    expect(result.kept).toHaveLength(3);
  });
});
