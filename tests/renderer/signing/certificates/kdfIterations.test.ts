import forge from 'node-forge';
import { describe, expect, it } from 'vitest';
import { kdfIterations } from '../../../../renderer/signing/certificates/kdfIterations.ts';
import { testPkcs12 } from '../../../support/testPkcs12.ts';

const { asn1 } = forge;
const { Class, Type } = asn1;
const PBKDF2 = '1.2.840.113549.1.5.12';
const PBE_3DES = '1.2.840.113549.1.12.1.3';

const sequence = (...parts: readonly forge.asn1.Asn1[]) =>
  asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, [...parts]);
const octets = (value = 'salt') => asn1.create(Class.UNIVERSAL, Type.OCTETSTRING, false, value);
const integer = (...bytes: readonly number[]) =>
  asn1.create(Class.UNIVERSAL, Type.INTEGER, false, String.fromCharCode(...bytes));
const oid = (id: string) =>
  asn1.create(Class.UNIVERSAL, Type.OID, false, asn1.oidToDer(id).getBytes());
const kdf = (id: string, count: forge.asn1.Asn1) => sequence(oid(id), sequence(octets(), count));
const inOctets = (node: forge.asn1.Asn1) => octets(asn1.toDer(node).getBytes());

describe('kdfIterations', () => {
  it.each(['aes256', '3des'] as const)('reads the counts of a file locked with %s', (algorithm) => {
    const file = testPkcs12({ algorithm, iterations: 3000 });
    const counts = kdfIterations(asn1.fromDer(String.fromCharCode(...file)));
    // The MAC, and the key derivation of the private key.
    expect(counts).toEqual([3000, 3000]);
  });

  it.each([
    ['PBKDF2', kdf(PBKDF2, integer(0x01, 0x00)), [256]],
    ['PBE', kdf(PBE_3DES, integer(0x7f)), [127]],
    ['another algorithm', kdf('1.2.840.113549.1.1.1', integer(5)), []],
    ['a PBE arc of another length', kdf('1.2.840.113549.1.12.10.1', integer(5)), []],
    ['one inside an octet string', inOctets(kdf(PBKDF2, integer(9))), [9]],
    ['two levels of octet strings', inOctets(sequence(inOctets(kdf(PBKDF2, integer(9))))), [9]],
    ['several', sequence(kdf(PBKDF2, integer(1)), kdf(PBE_3DES, integer(2))), [1, 2]],
    ['no count', sequence(oid(PBKDF2), sequence(octets())), []],
    ['a count that is no number', kdf(PBKDF2, octets()), [0]],
    ['an octet string that is no structure', octets('\x30\x05abc'), []],
  ])('collects the count of %s', (_, node, counts) => {
    expect(kdfIterations(sequence(node))).toEqual(counts);
  });

  it('reads the count of the MAC first', () => {
    const mac = sequence(sequence(), octets(), integer(0x08, 0x00));
    expect(kdfIterations(sequence(integer(3), sequence(), mac))).toEqual([2048]);
    const without = sequence(sequence(), octets());
    expect(kdfIterations(sequence(integer(3), sequence(), without))).toEqual([]);
  });

  it('T-41: counts more than six bytes as infinite', () => {
    const most = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
    expect(kdfIterations(sequence(kdf(PBKDF2, integer(...most))))).toEqual([2 ** 48 - 1]);
    expect(kdfIterations(sequence(kdf(PBKDF2, integer(0, ...most))))).toEqual([Infinity]);
  });

  it('T-41: refuses structures nested more than 40 levels deep', () => {
    const nested = (levels: number) => {
      let node = sequence();
      for (let level = 0; level < levels; level += 1) node = sequence(node);
      return node;
    };
    expect(kdfIterations(nested(40))).toEqual([]);
    expect(() => kdfIterations(nested(41))).toThrow(RangeError);
  });
});
