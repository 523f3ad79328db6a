import { describe, expect, it } from 'vitest';
import { openSignatures } from '#engine';

const asked = (id: string, more: Partial<Parameters<typeof openSignatures>[0][number]> = {}) => ({
  id,
  optional: false,
  disabled: false,
  later: true,
  ...more,
});
const OFFICERS = [asked('chairmanSign'), asked('secretarySign')];

describe('openSignatures()', () => {
  it.each([
    ['nobody signed', [], undefined, ['chairmanSign', 'secretarySign'], []],
    [
      'nobody signed, all put off',
      [],
      ['chairmanSign', 'secretarySign'],
      ['chairmanSign', 'secretarySign'],
      [],
    ],
    ['one signed, as a server asks', ['chairmanSign'], undefined, [], ['secretarySign']],
    ['one signed, the other put off', ['chairmanSign'], ['secretarySign'], [], ['secretarySign']],
    ['one signed, the other not put off', ['chairmanSign'], [], ['secretarySign'], []],
    ['both signed', ['chairmanSign', 'secretarySign'], [], [], []],
  ] as const)('promise 3: %s', (_title, signed, putOff, missing, later) => {
    expect(openSignatures(OFFICERS, signed, putOff)).toEqual({ missing, later });
  });

  it('promise 3: a signature without `later` cannot be left, whatever was put off', () => {
    const strict = [asked('chairmanSign'), asked('secretarySign', { later: false })];
    expect(openSignatures(strict, ['chairmanSign'], ['secretarySign'])).toEqual({
      missing: ['secretarySign'],
      later: [],
    });
  });

  it('asks neither for an optional signature nor for one that is made by hand', () => {
    const free = [asked('buyerSign', { optional: true }), asked('handSign', { disabled: true })];
    expect(openSignatures(free, [])).toEqual({ missing: [], later: [] });
  });
});
