import { describe, expect, it } from 'vitest';
import { bytesOfFiles, filesIn, withEachFile, withFiles } from '../../../renderer/api/sentFiles.ts';
import { type FileValue, keepFile } from '../../../renderer/attachments/pendingFileCache.ts';
import { group, leaf, list, planOf } from '../../support/planNodes.ts';

const PLAN = planOf({
  name: leaf('text'),
  plan: leaf('file'),
  owner: group({ proof: leaf('file'), tel: leaf('text') }),
  documents: list({ docFile: leaf('file'), type: leaf('text') }),
  plans: list({}, { item: group({ '': leaf('file') }, { isBare: true })('/plans/*', 'plans') }),
});
const FILE = { size: 4, type: 'application/pdf', sha256: 's' };

const file = (name: string, content = '%PDF'): FileValue => ({
  ...FILE,
  name,
  size: content.length,
  ref: keepFile(new Blob([content])),
});

const answers = () => ({
  name: 'CHAN',
  plan: file('a.pdf'),
  owner: { proof: file('b.pdf', '%PDF-1.7'), tel: null },
  documents: [{ docFile: file('c.pdf', 'x'), type: 't' }, { type: 'u' }],
  plans: [file('d.pdf', 'yz')],
});

describe('withFiles', () => {
  it('adds the content of every file, and omits its reference and digest', async () => {
    const sent = (name: string, content: string) => ({
      name,
      size: content.length,
      type: FILE.type,
      file: btoa(content),
    });
    expect(await withFiles(PLAN, answers())).toEqual({
      name: 'CHAN',
      plan: sent('a.pdf', '%PDF'),
      owner: { proof: sent('b.pdf', '%PDF-1.7'), tel: null },
      documents: [{ docFile: sent('c.pdf', 'x'), type: 't' }, { type: 'u' }],
      plans: [sent('d.pdf', 'yz')],
    });
  });

  it('fails with the name of a file that is gone after a reload', async () => {
    const plan = { ...file('a.pdf'), ref: 'gone' };
    await expect(withFiles(PLAN, { plan })).rejects.toMatchObject({
      failure: { kind: 'refused', message: { key: 'fileGone', args: ['a.pdf'] } },
    });
  });
});

describe('withEachFile', () => {
  it('omits a file without a result', async () => {
    const kept = await withEachFile(PLAN, answers(), async ({ name }) =>
      name === 'c.pdf' ? name : undefined,
    );
    expect(kept).toEqual({
      name: 'CHAN',
      owner: { tel: null },
      documents: [{ docFile: 'c.pdf', type: 't' }, { type: 'u' }],
      plans: [],
    });
  });
});

describe('filesIn, bytesOfFiles', () => {
  it('list the files in the order of the form, and add their sizes', () => {
    const names = filesIn(PLAN.root, answers()).map(({ name }) => name);
    expect(names).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']);
    expect(bytesOfFiles(PLAN, answers())).toBe(15);
    expect([filesIn(PLAN.root, undefined), filesIn(PLAN.root, null)]).toEqual([[], []]);
    expect(bytesOfFiles(PLAN, { name: 'CHAN' })).toBe(0);
  });
});
