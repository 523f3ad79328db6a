import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { takeSubmission } from '../../../scripts/export/takeSubmission.ts';
import { sha256Of } from '../../../server/services/files/sealedFiles.ts';
import { EXPORTED, exportSource } from '../support/exportSource.ts';
import { tempFolder } from '../support/tempFolder.ts';

const folder = tempFolder();
const wish = (isAgain = false) => ({ reference: 'LR-1', folder: folder(), isAgain });
const target = () => join(folder(), 'LR-1');
const refused = (...lines: readonly string[]) => [{ isDone: false, lines }];

describe('takeSubmission', () => {
  it('writes the files and their checksums, then marks the submission', async () => {
    const { source, ordersOf } = await exportSource();
    expect(await takeSubmission(source, wish())).toEqual([
      `${target()}: 2 files written.`,
      'marked',
    ]);
    expect(readFileSync(join(target(), 'submission.json'))).toEqual(EXPORTED);
    const list = readFileSync(join(target(), 'SHA256SUMS'));
    expect(list.toString()).toBe(`${sha256Of(EXPORTED)}  submission.json\n`);
    expect(ordersOf('export:mark')).toEqual([
      {
        order: 'export:mark',
        reference: 'LR-1',
        run: expect.stringMatching(/^\w+$/),
        sha256: sha256Of(list),
        isAgain: false,
      },
    ]);
  });

  it('accepts the folder of a run that was ended before the mark', async () => {
    const { source, ordersOf } = await exportSource();
    await takeSubmission(source, wish());
    const [line] = await takeSubmission(source, wish(true));
    expect(line).toBe(`${target()}: 2 files were there already, whole.`);
    expect(ordersOf('export:find').map((order) => Reflect.get(order, 'isAgain'))).toEqual([
      false,
      true,
    ]);
  });

  it('throws the lines of the portal for an unknown submission, and writes nothing', async () => {
    const { source, ordersOf } = await exportSource({ 'export:find': refused('one', 'two') });
    await expect(takeSubmission(source, wish())).rejects.toThrow('one\ntwo');
    expect(existsSync(target())).toBe(false);
    expect(ordersOf('export:mark')).toEqual([]);
  });

  it('marks nothing when the folder cannot be written', async () => {
    const { source, ordersOf } = await exportSource();
    mkdirSync(target());
    writeFileSync(join(target(), 'submission.json'), 'mine');
    await expect(takeSubmission(source, wish())).rejects.toThrow('it exists with other content');
    expect(ordersOf('export:mark')).toEqual([]);
  });

  it('names the copy that stays when the mark is refused', async () => {
    const { source } = await exportSource({ 'export:mark': refused('It was taken before') });
    await expect(takeSubmission(source, wish())).rejects.toThrow(
      `It was taken before. ${target()} is a copy of it`,
    );
    expect(existsSync(target())).toBe(true);
  });
});
