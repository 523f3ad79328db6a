import forge from 'node-forge';
import { describe, expect, it } from 'vitest';
import { fromBase64 } from '../../../../renderer/api/base64.ts';
import {
  Pkcs12Error,
  type Pkcs12Failure,
} from '../../../../renderer/signing/certificates/OpenedPkcs12.ts';
import { openPkcs12 } from '../../../../renderer/signing/certificates/pkcs12.ts';
import { shortestTime } from '../../../support/shortestTime.ts';
import { testKeys, testPkcs12 } from '../../../support/testPkcs12.ts';

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

/** Returns the reason of a failure. Checks that the error contains no text of the library. */
function faultOf(work: () => unknown): Pkcs12Failure {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Pkcs12Error)) throw error;
    expect(error.message).toBe(`Cannot open the certificate: ${error.fault}`);
    expect(error.cause).toBeUndefined();
    return error.fault;
  }
  throw new TypeError('Cannot compare: the file was opened');
}

describe('openPkcs12()', () => {
  it.each(['aes256', '3des'] as const)('opens a file locked with %s', (algorithm) => {
    const opened = openPkcs12(testPkcs12({ algorithm }), '1234');
    expect(opened).toMatchObject({
      commonName: 'CHAN TAI MAN',
      validFrom: Date.parse('2026-01-01T00:00:00Z'),
      validTo: Date.parse('2029-01-01T00:00:00Z'),
      chain: [],
      hkidProof: undefined,
    });
  });

  it('reads a Chinese name', () => {
    expect(openPkcs12(testPkcs12({ name: '陳大文' }), '1234').commonName).toBe('陳大文');
  });

  it('returns a private key that matches the certificate’s public key', async () => {
    const { pkcs8, certificate } = openPkcs12(testPkcs12(), '1234');
    const key = await crypto.subtle.importKey('pkcs8', pkcs8, ALGORITHM, false, ['sign']);
    const data = new TextEncoder().encode('to be signed');
    const signature = await crypto.subtle.sign(ALGORITHM.name, key, data);
    const binary = String.fromCharCode(...new Uint8Array(signature));
    const digest = forge.md.sha256.create().update('to be signed');
    expect(testKeys.publicKey.verify(digest.digest().bytes(), binary)).toBe(true);
    expect(fromBase64(certificate)[0]).toBe(0x30);
    await expect(crypto.subtle.exportKey('pkcs8', key)).rejects.toThrow();
  });

  it('B-61: fails with eCertError for a wrong PIN, without the library’s text', () => {
    expect(faultOf(() => openPkcs12(testPkcs12(), '4321'))).toBe('eCertError');
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['a text', new TextEncoder().encode('not a certificate')],
    ['half a file', testPkcs12().slice(0, 400)],
    ['deep nesting', Uint8Array.from({ length: 10_000 }, (_, at) => (at % 2 ? 0x80 : 0x30))],
  ])('B-61: refuses %s', (_, bytes) => {
    expect(faultOf(() => openPkcs12(bytes, '1234'))).toBe('eCertError');
  });

  it('B-61: reports a missing private key and a missing certificate', () => {
    const withoutKey = testPkcs12({ withKey: false });
    expect(faultOf(() => openPkcs12(withoutKey, '1234'))).toBe('certificate.noPrivateKey');
    const withoutCertificate = testPkcs12({ withCertificate: false });
    expect(faultOf(() => openPkcs12(withoutCertificate, '1234'))).toBe('certificate.noPublicKey');
  });

  it.each([
    ['of the MAC', 'mac'],
    ['of a key derivation', 'kdf'],
  ] as const)('T-21, T-41: refuses 2^31 iterations %s in under 50 ms', (_, where) => {
    const file = withIterations(testPkcs12(), where, 2 ** 31 - 1);
    const refuse = () => expect(faultOf(() => openPkcs12(file, '1234'))).toBe('certificate.unsafe');
    expect(shortestTime(refuse)).toBeLessThan(50);
  });

  it('returns a proof of the identity card number in the certificate', () => {
    const file = testPkcs12({ hkid: 'A1234563' });
    const proof = forge.util.decode64(openPkcs12(file, '1234', 'A1234563').hkidProof ?? '');
    const digest = forge.md.sha1.create().update('A1234563').digest().bytes();
    expect(testKeys.publicKey.verify(digest, proof)).toBe(true);
  });

  it('promise 4: returns no proof for another number or without a hash in the certificate', () => {
    const file = testPkcs12({ hkid: 'A1234563' });
    expect(openPkcs12(file, '1234', 'B1234563').hkidProof).toBeUndefined();
    expect(openPkcs12(testPkcs12(), '1234', 'A1234563').hkidProof).toBeUndefined();
  });
});

/** Sets the iteration count of a file, as in a hostile file. */
function withIterations(file: Uint8Array, where: 'mac' | 'kdf', count: number): Uint8Array {
  const pfx = forge.asn1.fromDer(String.fromCharCode(...file));
  const big = forge.asn1.integerToDer(count).getBytes();
  const mac = partsOf(partsOf(pfx)[2])[2];
  if (where === 'mac' && mac) mac.value = big;
  else rewriteInside(pfx, big);
  return Uint8Array.from(forge.asn1.toDer(pfx).getBytes(), (char) => char.charCodeAt(0));
}

function partsOf(node: forge.asn1.Asn1 | undefined): forge.asn1.Asn1[] {
  return Array.isArray(node?.value) ? node.value : [];
}

/**
 * Rewrites key derivations in octet strings: the first integer after a salt is the iteration count.
 */
function rewriteInside(node: forge.asn1.Asn1, big: string): boolean {
  if (typeof node.value === 'string') {
    if (node.type !== forge.asn1.Type.OCTETSTRING || !node.value.startsWith('\x30')) return false;
    const inner = forge.asn1.fromDer(node.value);
    const isChanged = rewriteInside(inner, big);
    if (isChanged) node.value = forge.asn1.toDer(inner).getBytes();
    return isChanged;
  }
  const [salt, iterations] = partsOf(node);
  if (salt?.type === forge.asn1.Type.OCTETSTRING && iterations?.type === forge.asn1.Type.INTEGER) {
    iterations.value = big;
    return true;
  }
  return partsOf(node).some((child) => rewriteInside(child, big));
}
