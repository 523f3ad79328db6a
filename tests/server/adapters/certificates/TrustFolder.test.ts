import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTrustFolder } from '../../../../server/adapters/certificates/TrustFolder.ts';
import {
  type EcCertificate,
  ecCertificate,
  ecRevocationList,
} from '../../support/ecCertificate.ts';

const pemOf = (kind: string, der: Uint8Array) =>
  `Bag attributes\n-----BEGIN ${kind}-----\n${Buffer.from(der).toString('base64')}\n-----END ${kind}-----\n`;

let root: EcCertificate;
let middle: EcCertificate;
let list: Uint8Array;
const folders: string[] = [];
beforeAll(async () => {
  root = await ecCertificate({ subject: [['CN', 'Test root']], isAuthority: true });
  middle = await ecCertificate({ isAuthority: true, issuer: root, serial: 2 });
  list = new Uint8Array((await ecRevocationList(root, [2])).toSchema(true).toBER());
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Returns the path of a new folder with these files. */
function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'landform-trust-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

describe('readTrustFolder', () => {
  it('separates roots from intermediates, in DER and PEM', () => {
    const { roots, intermediates, lists } = readTrustFolder(
      folderWith({
        'a.cer': root.der,
        'b.CRT': pemOf('CERTIFICATE', root.der),
        'c.pem': pemOf('CERTIFICATE', middle.der),
        'issuer.key': 'not read',
        'notes.txt': 'not read',
      }),
    );
    const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
    expect(roots.map(({ der }) => hex(der))).toEqual([hex(root.der), hex(root.der)]);
    expect(intermediates.map(({ der }) => hex(der))).toEqual([hex(middle.der)]);
    expect(lists).toEqual([]);
  });

  it('reads revocation lists in DER and PEM', () => {
    const { lists } = readTrustFolder(
      folderWith({ 'a.crl': list, 'b.crl': pemOf('X509 CRL', list) }),
    );
    expect(lists.map((each) => each.isCertificateRevoked(middle.parsed))).toEqual([true, true]);
  });

  it('returns empty material for an empty folder', () => {
    expect(readTrustFolder(folderWith({}))).toEqual({ roots: [], intermediates: [], lists: [] });
  });

  it.each([
    ['bad.cer', 'Cannot read the trusted certificate bad.cer'],
    ['bad.crl', 'Cannot read the revocation list bad.crl'],
  ])('names the unreadable file %s', (name, message) => {
    expect(() => readTrustFolder(folderWith({ [name]: 'hello' }))).toThrow(message);
  });

  it('throws for a missing folder', () => {
    expect(() => readTrustFolder('/nowhere')).toThrow('ENOENT');
  });
});
