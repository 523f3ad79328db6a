import { describe, expect, it } from 'vitest';
import type { FileKind } from '#engine';
import { isDeclared } from '../../../../server/adapters/inspect/isDeclared.ts';

const KIND = { type: 'image/jpeg', alsoCalled: ['image/pjpeg'] } as unknown as FileKind;

describe('isDeclared', () => {
  it.each([
    'image/jpeg',
    'image/pjpeg',
    'IMAGE/JPEG',
    ' image/jpeg ',
    'image/jpeg; charset=binary',
    'application/octet-stream',
    '',
    ' ',
    '; charset=binary',
  ])('accepts %j', (declared) => {
    expect(isDeclared(KIND, declared)).toBe(true);
  });

  it.each(['image/jpg', 'image/png', 'image', 'image/*', 'x; image/jpeg', 'image/jpeg,image/png'])(
    'refuses %j',
    (declared) => {
      expect(isDeclared(KIND, declared)).toBe(false);
    },
  );
});
