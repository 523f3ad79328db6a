import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readReleases, versionNeeded } from '../../../../server/forms/source/releases.ts';

const [A, B] = ['a'.repeat(64), 'b'.repeat(64)];
const RELEASES = { LR9: { 1: A, 3: B } };

describe('versionNeeded()', () => {
  it.each([
    ['an unchanged released version', 'LR9', 1, A, undefined],
    ['the unchanged newest version', 'LR9', 3, B, undefined],
    ['an edited released version', 'LR9', 3, A, 4],
    ['an edited older version', 'LR9', 1, B, 4],
    ['an unreleased number between released versions', 'LR9', 2, A, 4],
    ['a new number', 'LR9', 4, A, undefined],
    ['an unreleased form', 'LR8', 1, A, undefined],
    ['a code that is a property of every object', 'constructor', 1, A, undefined],
  ])(
    'returns the next version only for an edited release: %s',
    (_title, code, version, contentHash, needed) => {
      expect(versionNeeded(RELEASES, { code, version, contentHash })).toBe(needed);
    },
  );
});

describe('readReleases()', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'releases-'));

  it('returns an empty object if the file is missing', async () => {
    expect(await readReleases(folder())).toEqual({});
  });

  it.each(['{', '[]', '{ "LR9": 1 }', '{ "LR9": { "x": "" } }', '{ "LR9": { "1": "abc" } }'])(
    'refuses %s and names the command that writes the file',
    async (text) => {
      const at = folder();
      writeFileSync(join(at, 'forms.lock.json'), text);
      await expect(readReleases(at)).rejects.toThrow('npm run forms:publish');
    },
  );
});
