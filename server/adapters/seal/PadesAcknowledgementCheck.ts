import { createHash } from 'node:crypto';
import type {
  AcknowledgementCheck,
  AcknowledgementProblem,
  CheckedAcknowledgement,
  GenuineAcknowledgement,
} from '../../ports/signing/AcknowledgementSeal.ts';
import type { TimeStamps } from '../../ports/signing/TimeStamps.ts';
import type { ReadCertificate } from '../certificates/readCertificate.ts';
import { OIDS } from '../certificates/signedAttributes.ts';
import { type UnpackedSignature, unpackSignature } from '../sign/cmsSignature.ts';
import { digestOf } from '../sign/SignedRange.ts';
import { readTimeStamp } from '../timestamp/readTimeStamp.ts';
import { nameOf } from './certificateName.ts';
import { hasSignature, type LastSignature, lastSignature } from './lastSignature.ts';
import { readSealed, type SealedContent } from './readSealed.ts';

/** The options of `PadesAcknowledgementCheck`. */
export interface AcknowledgementCheckOptions {
  /** The current and earlier certificates of the portal. Nothing else is trusted. */
  readonly trusted: readonly ReadCertificate[];
  /** Validates time stamps. When absent, the authority of a stamp is never trusted. */
  readonly timeStamps?: Pick<TimeStamps, 'timeOf'> | undefined;
  /** Maximum size of a file in bytes. */
  readonly largest: number;
}

/**
 * A check of the portal's signature on an acknowledgement. The check covers every byte of a genuine
 * file. The hash covers the signed part. Only one encoding of the signature is accepted. The
 * certificate must equal a trusted certificate.
 */
export class PadesAcknowledgementCheck implements AcknowledgementCheck {
  readonly #options: AcknowledgementCheckOptions;

  constructor(options: AcknowledgementCheckOptions) {
    this.#options = options;
  }

  async check(file: Uint8Array): Promise<CheckedAcknowledgement> {
    const { trusted, largest } = this.#options;
    if (file.length > largest) return refused('tooLarge');
    const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
    if (!bytes.subarray(0, PDF_MARK.length).equals(PDF_MARK)) return refused('notPdf');
    const certificate = trusted.find(({ der }) => bytes.includes(hexOf(der)));
    if (!certificate) return refused(problemWithoutSeal(bytes));
    const last = lastSignature(file);
    const signature = last && provedSignature(file, last, certificate);
    if (!signature) return refused('changed');
    // Only a file that is known to be the portal's own is parsed.
    const sealed = await readSealed(file);
    if (sealed === undefined) return refused('notAcknowledgement');
    if (!isWithin(sealed.signedAt, certificate)) return refused('outOfDate');
    if (!isSignedFormSame(sealed)) return refused('signedFormDiffers');
    return this.#genuine(sealed, certificate, signature);
  }

  async #genuine(
    { signedAt, content }: SealedContent,
    certificate: ReadCertificate,
    { signature, timeStamp }: UnpackedSignature,
  ): Promise<GenuineAcknowledgement> {
    const at = timeStamp && readTimeStamp(timeStamp, signature)?.info.genTime;
    const trustedAt = timeStamp && (await this.#options.timeStamps?.timeOf(timeStamp, signature));
    return {
      isGenuine: true,
      signedBy: nameOf(certificate),
      signedAt,
      ...(at && { stamp: { at, isTrusted: trustedAt !== undefined } }),
      content,
    };
  }
}

const PDF_MARK = Buffer.from('%PDF-');

function refused(fault: AcknowledgementProblem): CheckedAcknowledgement {
  return { isGenuine: false, fault };
}

function hexOf(der: Uint8Array): string {
  return Buffer.from(der).toString('hex');
}

/** The trailer of an encrypted PDF is plain text and names the encryption. */
const ENCRYPTION = '/Encrypt ';

function problemWithoutSeal(bytes: Buffer): AcknowledgementProblem {
  if (bytes.includes(ENCRYPTION)) return 'locked';
  return hasSignature(bytes) ? 'otherSigner' : 'notSigned';
}

/**
 * Checks the signature, and that no byte of it can change.
 *
 * @returns `undefined` when a check fails
 */
function provedSignature(
  file: Uint8Array,
  { range, contents }: LastSignature,
  { der }: ReadCertificate,
): UnpackedSignature | undefined {
  const digest = digestOf(file, range);
  // A signature without the hash of the file cannot cover it.
  if (!Buffer.from(contents).includes(digest)) return undefined;
  const unpacked = unpackSignature(contents);
  if (!unpacked?.isAsPacked() || !unpacked.isSigned(digest)) return undefined;
  const isOurs = Buffer.from(unpacked.certificate.der).equals(der);
  return isOurs && hasOneName(unpacked) && isStampSealed(unpacked) ? unpacked : undefined;
}

/**
 * Checks the name of the algorithm. The algorithm has two names, which differ in one unsigned byte.
 * The portal uses `rsaEncryption`.
 */
function hasOneName({ algorithm }: UnpackedSignature): boolean {
  return algorithm === OIDS.rsaEncryption;
}

function isStampSealed({ timeStamp, signature }: UnpackedSignature): boolean {
  return timeStamp === undefined || readTimeStamp(timeStamp, signature)?.hasOneName === true;
}

function isWithin(at: Date, { x509 }: ReadCertificate): boolean {
  return at >= x509.validFromDate && at <= x509.validToDate;
}

/** Checks that the enclosed signed form has the hash in the content, or that both are absent. */
function isSignedFormSame({ content, signedForm }: SealedContent): boolean {
  const hash = signedForm && createHash('sha256').update(signedForm).digest('hex');
  return hash === content.signedFormHash;
}
