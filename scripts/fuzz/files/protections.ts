// biome-ignore lint/correctness/noUnresolvedImports: the package is CommonJS
import forge from 'node-forge';
import { readRecipient } from '../../../renderer/saved-file/encryption/readRecipient.ts';
import { makeCertificate } from '../../../server/adapters/certificates/testCertificates.ts';
import type { Protection } from './savedAndLoaded.ts';

const PASSWORD = { kind: 'password', password: 'correct-horse 中文' } as const;

/** Creates a password and a certificate that protect saved files. */
export async function protections(): Promise<Readonly<Record<FileLockKind, Protection>>> {
  const { certificate, key } = await makeCertificate({
    subject: [['CN', 'CHAN TAI MAN']],
    notBefore: new Date('2026-01-01T00:00:00Z'),
    notAfter: new Date('2027-01-01T00:00:00Z'),
    isAuthority: false,
  });
  const recipient = await readRecipient(new Blob([forge.pki.certificateToPem(certificate)]));
  const pkcs8 = forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(key));
  const privateKey = await crypto.subtle.importKey(
    'pkcs8',
    Buffer.from(forge.asn1.toDer(pkcs8).getBytes(), 'latin1'),
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['decrypt'],
  );
  const { thumbprint } = recipient;
  return {
    password: { lock: PASSWORD, key: PASSWORD },
    certificate: {
      lock: { kind: 'certificate', recipient },
      key: { kind: 'certificate', privateKey, thumbprint },
    },
  };
}

type FileLockKind = Protection['lock']['kind'];
