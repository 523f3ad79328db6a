import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { isSiteFresh, siteStamp } from '../../../scripts/build/siteStamp.ts';
import { tempFolder } from '../support/tempFolder.ts';

const folder = tempFolder();
const inside = (path: string) => join(folder(), path);
const FILE = 'engine/rules/hkid.ts';

beforeEach(() => {
  for (const each of ['engine/rules', 'tests', 'build'])
    mkdirSync(inside(each), { recursive: true });
  writeFileSync(inside(FILE), 'one');
  writeFileSync(inside('vite.config.ts'), '');
});

describe('siteStamp', () => {
  it.each<[string, () => void]>([
    ['has another size', () => writeFileSync(inside(FILE), 'other')],
    ['has another time', () => utimesSync(inside(FILE), 1, 1)],
    ['has another name', () => renameSync(inside(FILE), inside('engine/rules/id.ts'))],
    ['is removed', () => rmSync(inside(FILE))],
    ['is added', () => writeFileSync(inside('engine/new.ts'), '')],
    ['outside a folder changes', () => writeFileSync(inside('vite.config.ts'), 'export')],
  ])('changes when a source %s', (_, change) => {
    const before = siteStamp(folder());
    expect(before).toMatch(/^[0-9a-f]{64}$/);
    change();
    expect(siteStamp(folder())).not.toBe(before);
  });

  it('is the same after a change of another file', () => {
    const before = siteStamp(folder());
    writeFileSync(inside('tests/new.test.ts'), '');
    expect(siteStamp(folder())).toBe(before);
  });
});

describe('isSiteFresh', () => {
  it('is false without a stamp and after a change of a source', () => {
    expect(isSiteFresh(folder())).toBe(false);
    writeFileSync(inside('build/site.stamp'), siteStamp(folder()));
    expect(isSiteFresh(folder())).toBe(true);
    writeFileSync(inside(FILE), 'other');
    expect(isSiteFresh(folder())).toBe(false);
  });
});
