import { describe, expect, it } from 'vitest';
import { screenCode } from '../../../engine/format/screenCode.ts';

describe('screenCode', () => {
  it.each([
    [0, 'LREAL1-01'],
    [6, 'LREAL1-07'],
    [11, 'LREAL1-12'],
  ])('for screen %i returns %s', (index, code) => {
    expect(screenCode('LREAL1', index)).toBe(code);
  });
});
