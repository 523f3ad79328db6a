import { describe, expect, it } from 'vitest';
import { fileOf } from '../../../renderer/attachments/pendingFileCache.ts';
import type { DraftVault } from '../../../renderer/draft/DraftVault.ts';
import { returnFiles, withReturnedFiles } from '../../../renderer/draft/draftFiles.ts';
import { group, leaf, list, planOf } from '../../support/planNodes.ts';

const PLAN = planOf({
  name: leaf('text'),
  proof: leaf('file'),
  rows: list({ file: leaf('file'), text: leaf('text') }),
  plans: list({}, { item: group({ '': leaf('file') }, { isBare: true })('/plans/*', 'plans') }),
});
const file = (ref: string) => ({
  name: `${ref}.pdf`,
  size: 1,
  type: 'application/pdf',
  sha256: 's',
  ref,
});
const ANSWERS = {
  name: 'CHAN',
  proof: file('draft-a'),
  rows: [{ file: file('draft-b'), text: 'x' }, { file: file('draft-c') }],
  plans: [file('draft-d'), file('draft-e')],
};

/** Restores the files of the answers from a vault that has some of them. */
async function returned(...refs: readonly string[]) {
  const stored = async (ref: string) =>
    refs.includes(ref) ? new TextEncoder().encode(ref).buffer : undefined;
  const files = await returnFiles({ file: stored } as unknown as DraftVault, PLAN, ANSWERS);
  const data = withReturnedFiles(PLAN, ANSWERS, files.read);
  return { data, missing: Object.fromEntries(files.missing) };
}

describe('returnFiles, withReturnedFiles', () => {
  it('promise 7: restores every file under its previous reference', async () => {
    const { data, missing } = await returned(
      ...['draft-a', 'draft-b', 'draft-c', 'draft-d', 'draft-e'],
    );
    expect(data).toEqual(ANSWERS);
    expect(missing).toEqual({});
    const proof = fileOf('draft-a');
    expect([await proof?.text(), proof?.type]).toEqual(['draft-a', 'application/pdf']);
  });

  it('promise 7: omits missing files, keeps their rows, and names them by pointer', async () => {
    const { data, missing } = await returned('draft-b', 'draft-e');
    expect(data).toEqual({
      name: 'CHAN',
      rows: [{ file: file('draft-b'), text: 'x' }, {}],
      plans: [file('draft-e')],
    });
    expect(missing).toEqual({
      '/proof': 'draft-a.pdf',
      '/rows/1/file': 'draft-c.pdf',
      '/plans/0': 'draft-d.pdf',
    });
  });

  it('keeps an empty row of records', () => {
    const data = { rows: [null, { text: 'x' }], plans: [null], name: null };
    const read = () => undefined;
    expect(withReturnedFiles(PLAN, data as never, read)).toEqual({
      rows: [{}, { text: 'x' }],
      plans: [],
    });
  });
});
