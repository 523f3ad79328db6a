import { describe, expect, it } from 'vitest';
import { IDENTITY_FAILURES, identityFailureOf } from '#engine';

describe('identityFailureOf', () => {
  it.each(IDENTITY_FAILURES)('returns %s for its own code', (code) =>
    expect(identityFailureOf(code)).toBe(code),
  );

  it.each(['D00000', 'D99999', '', 'toString'])('returns the unknown error for "%s"', (code) => {
    expect(identityFailureOf(code)).toBe('D20000');
  });
});
