import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { identificationCode } from '../../../../server/adapters/identity/identificationCode.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

describe('identificationCode', () => {
  it.each([
    ['of an anonymous signer', sha256('A123456'), '0123456789abcdef', '9744'],
    ['of a logged-in user', sha256('openid-1'), '', '0630'],
  ])('matches the published code %s', (_, person, client, code) => {
    expect(identificationCode(sha256('hello'), person, client)).toBe(code);
  });
});
