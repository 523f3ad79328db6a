import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fileVerifier } from '../../../../renderer/saved-file/encryption/fileVerifier.ts';

const NO_KEY = {} as CryptoKey;

/** The verifier of a password, so that the test derives no key twice. */
const VERIFIER = 'caf9c1b14a011dca54a7044057a79eef63c5849f7d9b24fae30bc306fae77dae';

describe('fileVerifier', () => {
  it('is the verifier of a password', async () => {
    const lock = { kind: 'password', password: 'correct-horse' } as const;
    expect(await fileVerifier(lock)).toBe(VERIFIER);
  });

  it('is the same hash for the certificate that locks a file and the key that opens it', async () => {
    const recipient = { publicKey: NO_KEY, thumbprint: 'thumb' };
    const text = 'landform saved file, certificate thumb';
    const hash = createHash('sha256').update(text).digest('hex');
    expect(await fileVerifier({ kind: 'certificate', recipient })).toBe(hash);
    const key = { kind: 'certificate', privateKey: NO_KEY, thumbprint: 'thumb' } as const;
    expect(await fileVerifier(key)).toBe(hash);
    expect(await fileVerifier({ ...key, thumbprint: 'other' })).not.toBe(hash);
  });
});
