import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeReport } from '../../../scripts/visual/writeReport.ts';
import { picture, RED } from '../support/picture.ts';

describe('writeReport()', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'visual-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('lists only changed, new and removed pictures', async () => {
    const before = new Map([
      ['same-320', picture(4, 4)],
      ['other-320', picture(4, 4)],
      ['gone-320', picture(4, 4)],
    ]);
    const now = new Map([
      ['same-320', picture(4, 4)],
      ['other-320', picture(4, 4, RED, 4)],
      ['new-320', picture(4, 4)],
    ]);

    expect(await writeReport(before, now, folder)).toEqual([
      { name: 'gone-320', kind: 'gone', pixels: 0 },
      { name: 'new-320', kind: 'new', pixels: 0 },
      { name: 'other-320', kind: 'changed', pixels: 4 },
    ]);
    expect((await readdir(folder)).sort()).toEqual([
      'gone-320.before.png',
      'index.html',
      'new-320.now.png',
      'other-320.before.png',
      'other-320.diff.png',
      'other-320.now.png',
    ]);
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    expect(page).toContain('other-320.diff.png');
    expect(page).not.toContain('same-320');
    expect(page).toContain('<h2>other-320</h2><p>changed, 4 pixels</p>');
    expect(page).toContain('<h2>new-320</h2><p>new</p>');
  });

  it('creates the folder, and removes the files of an earlier report', async () => {
    const out = join(folder, 'new/report');
    await writeReport(new Map(), new Map([['first-320', picture(4, 4)]]), out);
    await writeReport(new Map(), new Map(), out);
    expect(await readdir(out)).toEqual(['index.html']);
  });
});
