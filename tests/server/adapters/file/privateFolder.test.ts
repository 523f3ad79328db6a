import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makePrivate } from '../../../../server/adapters/file/privateFolder.ts';

const parent = mkdtempSync(join(tmpdir(), 'landform-data-'));

afterAll(() => rmSync(parent, { recursive: true, force: true }));

describe.skipIf(process.platform === 'win32')('makePrivate', () => {
  const rightsOf = (folder: string) => statSync(folder).mode & 0o777;

  it('creates a folder that only its owner can enter', () => {
    const folder = join(parent, 'made/deep');
    expect(makePrivate(folder)).toBe('private');
    expect(rightsOf(folder)).toBe(0o700);
  });

  it('removes the access of other users from an existing folder', () => {
    const folder = join(parent, 'open');
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    expect(makePrivate(folder)).toBe('repaired');
    expect(rightsOf(folder)).toBe(0o700);
    expect(makePrivate(folder)).toBe('private');
  });
});
