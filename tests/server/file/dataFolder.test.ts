import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { diskCheck } from '../../../server/adapters/file/diskCheck.ts';
import { makePrivate } from '../../../server/adapters/file/privateFolder.ts';
import { sweepDrafts } from '../../../server/adapters/file/sweepDrafts.ts';

const parent = mkdtempSync(join(tmpdir(), 'landform-data-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

describe.skipIf(process.platform === 'win32')('makePrivate', () => {
  const rightsOf = (folder: string) => statSync(folder).mode & 0o777;

  it('makes a folder that only its owner may enter', () => {
    const folder = join(parent, 'made/deep');
    expect(makePrivate(folder)).toBe('private');
    expect(rightsOf(folder)).toBe(0o700);
  });

  it('takes the access of others away from a folder that is there', () => {
    const folder = join(parent, 'open');
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    expect(makePrivate(folder)).toBe('repaired');
    expect(rightsOf(folder)).toBe(0o700);
    expect(makePrivate(folder)).toBe('private');
  });
});

describe('sweepDrafts', () => {
  it('removes drafts that were left long ago, and nothing else', () => {
    const folder = join(parent, 'files');
    mkdirSync(join(folder, 'deep'), { recursive: true });
    const names = [
      'a.sealed',
      'deep/b.sealed.0123456789ab.new',
      'c.json.42.tmp',
      'young.new',
      'renewed',
    ];
    for (const name of names) writeFileSync(join(folder, name), 'x');
    const now = new Date();
    const longAgo = new Date(now.getTime() - 11 * 60_000);
    for (const name of names.slice(0, 3)) utimesSync(join(folder, name), longAgo, longAgo);
    expect(sweepDrafts([folder, join(parent, 'missing')], now)).toBe(2);
    const left = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    expect(left).toEqual(['a.sealed', 'deep', 'renewed', 'young.new']);
  });
});

describe('diskCheck', () => {
  it('passes where a file can be written, and leaves none', async () => {
    const folder = mkdtempSync(join(parent, 'disk-'));
    await expect(diskCheck(folder)()).resolves.toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('fails where there is too little room, and where nothing can be written', async () => {
    const folder = mkdtempSync(join(parent, 'disk-'));
    await expect(diskCheck(folder, Number.MAX_SAFE_INTEGER)()).rejects.toThrow('nearly full');
    const check = diskCheck(join(folder, 'missing'));
    await expect(check()).rejects.toThrow();
    mkdirSync(join(folder, 'missing'));
    await expect(check(), 'the verdict holds for some seconds').rejects.toThrow();
  });
});
