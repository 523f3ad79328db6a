import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sweepDrafts } from '../../../../server/adapters/file/sweepDrafts.ts';

const parent = mkdtempSync(join(tmpdir(), 'landform-data-'));

afterAll(() => rmSync(parent, { recursive: true, force: true }));

describe('sweepDrafts', () => {
  it('removes only old drafts', () => {
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
