import { expect, it } from 'vitest';
import { isSwitchedOff } from '#engine';

const NOW = '2026-11-20T10:00:00+08:00';
const BEFORE = '2026-11-20T09:59:59+08:00';
const AFTER = '2026-11-20T10:00:01+08:00';

it.each([
  ['no period', [], false],
  ['a period without bounds', [{}], true],
  ['a period with empty bounds', [{ from: null, to: null }], true],
  ['a period that begins now', [{ from: NOW }], true],
  ['a period that ends now', [{ to: NOW }], true],
  ['a period that begins later', [{ from: AFTER }], false],
  ['a period that has ended', [{ to: BEFORE }], false],
  ['one active period of several', [{ to: BEFORE }, { from: BEFORE, to: AFTER }], true],
])('isSwitchedOff(): %s', (_, periods, isOff) => {
  expect(isSwitchedOff(periods, NOW)).toBe(isOff);
});
