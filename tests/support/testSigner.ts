import { createPrivateKey, sign } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import forge from 'node-forge';
import { EmbeddedTestAuthority } from '../../server/adapters/certificates/EmbeddedTestAuthority.ts';
import type {
  TestCertificate,
  TestCertificateRequest,
} from '../../server/ports/signing/TestAuthority.ts';

/** A signer with the content of an opened .p12 file. */
export interface TestSigner {
  /** The certificate (DER). */
  readonly certificate: Buffer;
  readonly chain: readonly Buffer[];
  /** Signs with RSASSA-PKCS1-v1_5 and SHA-256. */
  readonly sign: (content: Uint8Array) => Buffer;
  readonly key: forge.pki.rsa.PrivateKey;
}

/** Creates a test authority in a temporary folder; `remove` deletes it. */
export async function testAuthority(now: () => Date = () => new Date()) {
  const parent = mkdtempSync(join(tmpdir(), 'landform-authority-'));
  const folder = join(parent, 'test-authority');
  const authority = await EmbeddedTestAuthority.open(folder, { now });
  const signer = async (request: Partial<TestCertificateRequest> = {}) =>
    openTestCertificate(
      await authority.issue({
        holder: 'personal',
        name: 'CHAN TAI MAN',
        variant: 'valid',
        ...request,
      }),
    );
  return {
    authority,
    folder,
    signer,
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}

/** Opens a certificate file with its PIN. */
function openTestCertificate({ file, pin }: TestCertificate): TestSigner {
  const asn1 = forge.asn1.fromDer(Buffer.from(file).toString('latin1'));
  const pfx = forge.pkcs12.pkcs12FromAsn1(asn1, pin);
  const bags = (type: string | undefined) => pfx.getBags({ bagType: type ?? '' })[type ?? ''] ?? [];
  const { pkcs8ShroudedKeyBag, certBag } = forge.pki.oids;
  const key = bags(pkcs8ShroudedKeyBag)[0]?.key as forge.pki.rsa.PrivateKey;
  const [certificate, ...chain] = bags(certBag)
    .map(({ cert }) => cert)
    .filter((cert) => cert !== undefined)
    .map((cert) => forge.asn1.toDer(forge.pki.certificateToAsn1(cert)).getBytes())
    .map((der) => Buffer.from(der, 'latin1'));
  if (!certificate) throw new Error('Cannot open the test certificate: it holds none');
  const privateKey = createPrivateKey(forge.pki.privateKeyToPem(key));
  return { certificate, chain, key, sign: (content) => sign('sha256', content, privateKey) };
}
