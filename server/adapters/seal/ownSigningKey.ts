import { createPrivateKey } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type ReadCertificate, readCertificate } from '../certificates/readCertificate.ts';
import { derOf, makeCertificate, pemOf } from '../certificates/testCertificates.ts';
import { certificatesIn } from './pemCertificates.ts';
import { type SigningKey, signingKey } from './SigningKey.ts';

const CERTIFICATE = 'certificate.pem';
const KEY = 'key.pem';
const DAY_MS = 86_400_000;
const LIFE_MS = 20 * 365 * DAY_MS;

/**
 * Opens the portal's own signing key: a key pair with a self-issued certificate, created at the
 * first start. Another process that starts at the same time uses the same key.
 *
 * @param folder folder that contains only the two files
 */
export async function ownSigningKey(folder: string, now: Date): Promise<SigningKey> {
  if (!existsSync(folder)) await makeKey(folder, now);
  const key = createPrivateKey(readFileSync(join(folder, KEY)));
  const certificate = ownCertificate(folder);
  if (!certificate) throw new Error(`Cannot read ${CERTIFICATE} in ${folder}`);
  return signingKey(key, certificate);
}

/** Reads the certificate of the portal's own key; `undefined` before the key exists. */
export function ownCertificate(folder: string): ReadCertificate | undefined {
  const file = join(folder, CERTIFICATE);
  return existsSync(file) ? certificatesIn(readFileSync(file))[0] : undefined;
}

/**
 * Writes both files into a temporary folder, then renames the folder, so that both files exist or
 * none.
 */
async function makeKey(folder: string, now: Date): Promise<void> {
  const { certificate, key } = await makeCertificate({
    subject: [
      ['C', 'HK'],
      ['O', 'Landform (TEST)'],
      ['CN', 'Landform Portal (TEST)'],
    ],
    notBefore: new Date(now.getTime() - DAY_MS),
    notAfter: new Date(now.getTime() + LIFE_MS),
    isAuthority: false,
  });
  const der = readCertificate(Uint8Array.from(derOf(certificate)));
  if (!der) throw new Error('Cannot make the signing key: its certificate cannot be read');
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  writeFileSync(join(draft, CERTIFICATE), der.x509.toString(), { mode: 0o600 });
  writeFileSync(join(draft, KEY), pemOf(key), { mode: 0o600 });
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}
