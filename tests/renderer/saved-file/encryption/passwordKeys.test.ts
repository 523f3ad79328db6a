import { describe, expect, it } from 'vitest';
import { passwordVerifier } from '../../../../renderer/saved-file/encryption/passwordKeys.ts';

const PASSWORD = 'correct-horse 中文';

describe('passwordVerifier', () => {
  it('is a hash that is equal for the same password only', async () => {
    const verifier = await passwordVerifier(PASSWORD);
    expect(verifier).toMatch(/^[0-9a-f]{64}$/);
    expect(await passwordVerifier(PASSWORD)).toBe(verifier);
    expect(await passwordVerifier(`${PASSWORD} `)).not.toBe(verifier);
  });
});
