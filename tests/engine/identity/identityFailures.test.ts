import { describe, expect, it } from 'vitest';
import { IDENTITY_FAILURES, identityFailureOf } from '#engine';

describe('identityFailureOf', () => {
  it.each(IDENTITY_FAILURES)('knows %s', (code) => expect(identityFailureOf(code)).toBe(code));

  it.each(['D00000', 'D99999', '', 'toString'])('takes "%s" for the unknown error', (code) => {
    expect(identityFailureOf(code)).toBe('D20000');
  });
});
