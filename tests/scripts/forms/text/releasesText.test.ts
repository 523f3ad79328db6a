import { describe, expect, it } from 'vitest';
import { withRelease } from '../../../../scripts/forms/text/releasesText.ts';

const release = (code: string, version: number) => ({ code, version, contentHash: `h${version}` });

describe('withRelease', () => {
  it('sorts codes and versions, and ends with a line break', () => {
    const releases = { LR2: { 10: 'h10' }, LR3: { 1: 'h1' } };
    expect(withRelease(releases, release('LR2', 2))).toBe(
      `${JSON.stringify({ LR2: { 2: 'h2', 10: 'h10' }, LR3: { 1: 'h1' } }, null, 2)}\n`,
    );
    expect(Object.keys(JSON.parse(withRelease(releases, release('LR1', 1))))).toEqual([
      'LR1',
      'LR2',
      'LR3',
    ]);
    expect(releases).toEqual({ LR2: { 10: 'h10' }, LR3: { 1: 'h1' } });
  });

  it('refuses a version that is released, even with the same hash', () => {
    expect(() => withRelease({ LR1: { 1: 'h1' } }, release('LR1', 1))).toThrow(
      new RangeError('Cannot release LR1 version 1: it is released'),
    );
  });
});
