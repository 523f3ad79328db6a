import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadCertificate } from '../adapters/certificates/readCertificate.ts';
import { ownCertificate, ownSigningKey } from '../adapters/seal/ownSigningKey.ts';
import { PadesAcknowledgementCheck } from '../adapters/seal/PadesAcknowledgementCheck.ts';
import { PadesSeal } from '../adapters/seal/PadesSeal.ts';
import { certificatesIn } from '../adapters/seal/pemCertificates.ts';
import { openSigningFile, type SigningKey } from '../adapters/seal/SigningKey.ts';
import { PadesDocumentSigner } from '../adapters/sign/PadesDocumentSigner.ts';
import type { Config } from '../config/config.ts';
import type {
  AcknowledgementCheck,
  AcknowledgementSeal,
} from '../ports/signing/AcknowledgementSeal.ts';
import type { TimeStamps } from '../ports/signing/TimeStamps.ts';
import type { Clock } from '../ports/system/Clock.ts';
import { ACKNOWLEDGEMENT_LIMIT_BYTES } from '../services/documents/acknowledgementLimit.ts';

/** The portal's signature on acknowledgements, and its check. */
export interface OpenSeal {
  /** Absent when acknowledgements are not signed. */
  readonly seal?: AcknowledgementSeal;
  /** Absent when no certificate is trusted. */
  readonly check?: AcknowledgementCheck;
  /** The trusted certificates as PEM, the current certificate first. */
  readonly certificates: string;
}

/**
 * Opens the key that signs acknowledgements, and the check. The portal's own key is created at the
 * first start.
 *
 * @param timeStamps source of time stamps; when absent, signatures get no time stamp
 * @throws {Error} when the configured key is unusable
 */
export async function openSeal(
  config: Config,
  clock: Clock,
  timeStamps: TimeStamps | undefined,
): Promise<OpenSeal> {
  const key = await openKey(config, clock.now());
  const trusted = [...(key ? [key.certificate] : []), ...earlierCertificates(config)];
  const signer = new PadesDocumentSigner(timeStamps);
  return {
    ...(key && { seal: new PadesSeal({ key, signer, clock }) }),
    ...(trusted.length > 0 && { check: openCheck(trusted, timeStamps) }),
    certificates: trusted.map(({ x509 }) => x509.toString()).join(''),
  };
}

/**
 * Lists the trusted certificates of this portal's acknowledgements. Creates no key.
 *
 * @throws {Error} when a configured file is unusable
 */
export function trustedCertificates(config: Config): readonly ReadCertificate[] {
  const { by } = config.certificates.seal;
  const own = by === 'own' ? ownCertificate(ownFolder(config)) : undefined;
  const present = by === 'file' ? readKey(config).certificate : own;
  return [...(present ? [present] : []), ...earlierCertificates(config)];
}

/** Opens the check with the given certificates. */
export function openCheck(
  trusted: readonly ReadCertificate[],
  timeStamps: TimeStamps | undefined,
): AcknowledgementCheck {
  return new PadesAcknowledgementCheck({
    trusted,
    timeStamps,
    largest: ACKNOWLEDGEMENT_LIMIT_BYTES,
  });
}

function openKey(config: Config, now: Date): Promise<SigningKey> | SigningKey | undefined {
  const { by } = config.certificates.seal;
  if (by === 'none') return undefined;
  return by === 'own' ? ownSigningKey(ownFolder(config), now) : readKey(config);
}

function readKey({ certificates: { seal } }: Config): SigningKey {
  return openSigningFile(fileOf('ACK_SIGNING_P12', seal.file), seal.pin);
}

function earlierCertificates({ certificates: { seal } }: Config): readonly ReadCertificate[] {
  if (seal.earlierFile === undefined) return [];
  return certificatesIn(fileOf('ACK_EARLIER_CERTS', seal.earlierFile));
}

function ownFolder({ dataDir }: Config): string {
  return join(dataDir, 'acknowledgement-key');
}

function fileOf(setting: string, path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new Error(`Cannot read the file of ${setting}`, { cause });
  }
}
