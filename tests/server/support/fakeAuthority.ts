import type { EmbeddedTestAuthority } from '../../../server/adapters/certificates/EmbeddedTestAuthority.ts';
import {
  type KeyedCertificate,
  makeCertificate,
} from '../../../server/adapters/certificates/testCertificates.ts';

const LIFE = { notBefore: new Date('2020-01-01'), notAfter: new Date('2045-01-01') };

/**
 * Creates an authority that issues the same certificate for every request, because a new key is
 * slow. `asked` records the requests.
 */
export async function fakeAuthority() {
  const root = { ...LIFE, subject: [['CN', 'Root']], isAuthority: true } as const;
  const issuer: KeyedCertificate = await makeCertificate(root);
  const holder = { ...LIFE, subject: [['CN', 'CHAN TAI MAN']], isAuthority: false } as const;
  const made = await makeCertificate({ ...holder, issuer });
  const asked: unknown[] = [];
  const authority: Pick<EmbeddedTestAuthority, 'keyFor' | 'signer'> = {
    keyFor: async (request) => {
      asked.push(request);
      return { made, issuer };
    },
    signer: async (...request) => {
      asked.push(request);
      return made;
    },
  };
  return { authority: authority as EmbeddedTestAuthority, made, issuer, asked };
}
