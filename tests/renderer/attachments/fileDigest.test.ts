import { afterEach, describe, expect, it, vi } from 'vitest';
import { fileDigest } from '../../../renderer/attachments/fileDigest.ts';

afterEach(() => vi.unstubAllGlobals());

const BYTES = new TextEncoder().encode('abc').buffer;
/** The example of FIPS 180-2, appendix B.1. */
const DIGEST = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

describe('fileDigest', () => {
  it.each([
    [true, DIGEST],
    [false, ''],
  ])('in a secure context (%s) returns %j', async (isSecure, digest) => {
    vi.stubGlobal('isSecureContext', isSecure);
    expect(await fileDigest(BYTES)).toBe(digest);
  });
});
