import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readReleases, versionNeeded } from '../../../../server/forms/source/releases.ts';

const [A, B] = ['a'.repeat(64), 'b'.repeat(64)];
const RELEASES = { LR9: { 1: A, 3: B } };

describe('versionNeeded()', () => {
  it.each([
    ['a released version untouched', 'LR9', 1, A, undefined],
    ['the newest one untouched', 'LR9', 3, B, undefined],
    ['a released version edited', 'LR9', 3, A, 4],
    ['an old one edited', 'LR9', 1, B, 4],
    ['a number between released ones, which was never released', 'LR9', 2, A, 4],
    ['a new number', 'LR9', 4, A, undefined],
    ['a form never released', 'LR8', 1, A, undefined],
    ['a code that objects know by themselves', 'constructor', 1, A, undefined],
  ])('%s', (_title, code, version, contentHash, needed) => {
    expect(versionNeeded(RELEASES, { code, version, contentHash })).toBe(needed);
  });
});

describe('readReleases()', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'releases-'));

  it('takes a missing list for an empty one', async () => {
    expect(await readReleases(folder())).toEqual({});
  });

  it.each(['{', '[]', '{ "LR9": 1 }', '{ "LR9": { "x": "" } }', '{ "LR9": { "1": "abc" } }'])(
    'refuses %s and says what writes it',
    async (text) => {
      const at = folder();
      writeFileSync(join(at, 'forms.lock.json'), text);
      await expect(readReleases(at)).rejects.toThrow('npm run forms:publish');
    },
  );
});
