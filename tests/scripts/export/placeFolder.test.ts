import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { placeFolder } from '../../../scripts/export/placeFolder.ts';
import { tempFolder } from '../support/tempFolder.ts';

const folder = tempFolder();
afterEach(() => vi.restoreAllMocks());

const FILES = [
  { path: 'submission.json', content: Buffer.from('{}') },
  { path: 'attachments/001-deed.pdf', content: Buffer.from('%PDF') },
];
const place = (parent = folder()) => placeFolder(parent, 'LR-1', FILES);
const target = (path = '') => join(folder(), 'LR-1', path);
/** The id of no process: it is above the limit of Linux. */
const ENDED = 99_999_999;

describe('placeFolder', () => {
  it('writes all files for this user only, and leaves nothing else', async () => {
    expect(await place()).toBe(false);
    for (const { path, content } of FILES) {
      expect(readFileSync(target(path))).toEqual(content);
    }
    expect(readdirSync(folder())).toEqual(['LR-1']);
    for (const path of ['', 'attachments']) expect(statSync(target(path)).mode & 0o777).toBe(0o700);
  });

  it('accepts a folder with the same files, and writes nothing', async () => {
    await place();
    writeFileSync(target('notes.txt'), 'mine');
    expect(await place()).toBe(true);
    expect(readFileSync(target('notes.txt'), 'utf8')).toBe('mine');
  });

  it.each([
    ['another content', () => writeFileSync(target('submission.json'), '{"a":1}')],
    ['a missing file', () => undefined],
  ])('never overwrites a folder with %s', async (_what, write) => {
    mkdirSync(target());
    write();
    const before = readdirSync(target());
    await expect(place()).rejects.toThrow(`Cannot write ${target()}: it exists with other content`);
    expect(readdirSync(target())).toEqual(before);
  });

  it.each([
    ['it does not exist', () => join(folder(), 'nowhere')],
    [
      'it is not a folder',
      () => {
        writeFileSync(join(folder(), 'file'), '');
        return join(folder(), 'file');
      },
    ],
  ])('names the reason in one sentence: %s', async (reason, parent) => {
    const path = parent();
    await expect(place(path)).rejects.toThrow(`Cannot write into ${path}: ${reason}`);
  });

  it('removes its draft when a file cannot be written', async () => {
    const twice = [...FILES, { path: 'submission.json/inner', content: Buffer.of() }];
    await expect(placeFolder(folder(), 'LR-1', twice)).rejects.toThrow(
      /^Cannot write \S+LR-1: (?:EEXIST|it is not a folder)$/,
    );
    expect(readdirSync(folder())).toEqual([]);
  });

  it('removes the drafts of ended runs, but not those of running ones or of others', async () => {
    const drafts = [
      `.LR-1.${ENDED}.ab12.partial`,
      `.LR-1.${process.pid}.ab12.partial`,
      `.LR-10.${ENDED}.ab12.partial`,
      `.LR-1.${ENDED}.ab12`,
    ];
    for (const draft of drafts)
      mkdirSync(join(folder(), draft, 'attachments'), { recursive: true });
    await place();
    expect(drafts.map((draft) => existsSync(join(folder(), draft)))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('keeps the draft of a process of another user', async () => {
    const draft = join(folder(), `.LR-1.${ENDED}.ab12.partial`);
    mkdirSync(draft);
    vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
    });
    await place();
    expect(existsSync(draft)).toBe(true);
  });
});
