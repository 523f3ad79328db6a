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
    ['no signature', [], undefined, ['chairmanSign', 'secretarySign'], []],
    [
      'no signature, all postponed',
      [],
      ['chairmanSign', 'secretarySign'],
      ['chairmanSign', 'secretarySign'],
      [],
    ],
    [
      'one signature, as the server evaluates it',
      ['chairmanSign'],
      undefined,
      [],
      ['secretarySign'],
    ],
    [
      'one signature, the other postponed',
      ['chairmanSign'],
      ['secretarySign'],
      [],
      ['secretarySign'],
    ],
    ['one signature, the other not postponed', ['chairmanSign'], [], ['secretarySign'], []],
    ['both signatures', ['chairmanSign', 'secretarySign'], [], [], []],
  ] as const)('promise 3: %s', (_title, signed, putOff, missing, later) => {
    expect(openSignatures(OFFICERS, signed, putOff)).toEqual({ missing, later });
  });

  it('promise 3: a signature without `later` cannot be postponed', () => {
    const strict = [asked('chairmanSign'), asked('secretarySign', { later: false })];
    expect(openSignatures(strict, ['chairmanSign'], ['secretarySign'])).toEqual({
      missing: ['secretarySign'],
      later: [],
    });
  });

  it('requires no optional signature, and no signature by hand', () => {
    const free = [asked('buyerSign', { optional: true }), asked('handSign', { disabled: true })];
    expect(openSignatures(free, [])).toEqual({ missing: [], later: [] });
  });
});
