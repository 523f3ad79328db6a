import { createHash } from 'node:crypto';
import type {
  AcknowledgementCheck,
  AcknowledgementFault,
  CheckedAcknowledgement,
  GenuineAcknowledgement,
} from '../../ports/AcknowledgementSeal.ts';
import type { TimeStamps } from '../../ports/TimeStamps.ts';
import { type UnpackedSignature, unpackSignature } from '../sign/cmsSignature.ts';
import type { ReadCertificate } from '../sign/readCertificate.ts';
import { digestOf } from '../sign/SignedRange.ts';
import { OIDS } from '../sign/signedAttributes.ts';
import { readTimeStamp } from '../timestamp/readTimeStamp.ts';
import { nameOf } from './certificateName.ts';
import { hasSignature, type LastSignature, lastSignature } from './lastSignature.ts';
import { readSealed, type SealedContent } from './readSealed.ts';

/** Options of `PadesAcknowledgementCheck`. */
export interface AcknowledgementCheckOptions {
  /** Certificates of the portal: the present one and earlier ones. Nothing else is trusted. */
  readonly trusted: readonly ReadCertificate[];
  /** Judges time stamps; absent: the authority of a stamp is never trusted. */
  readonly timeStamps?: Pick<TimeStamps, 'timeOf'> | undefined;
  /** Largest file in bytes. */
  readonly largest: number;
}

/**
 * Checks the portal's signature on an acknowledgement. Each byte of a genuine file is proved: what the
 * signature covers by the hash, the signature itself by the only encoding that is accepted, and its
 * certificate by comparison with the trusted one.
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
    if (!certificate) return refused(faultWithoutSeal(bytes));
    const last = lastSignature(file);
    const signature = last && provedSignature(file, last, certificate);
    if (!signature) return refused('changed');
    // Only now is the file known to be one of our own, and parsed.
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

function refused(fault: AcknowledgementFault): CheckedAcknowledgement {
  return { isGenuine: false, fault };
}

function hexOf(der: Uint8Array): string {
  return Buffer.from(der).toString('hex');
}

/** The trailer of an encrypted PDF, itself in plain text, names the encryption. */
const ENCRYPTION = '/Encrypt ';

function faultWithoutSeal(bytes: Buffer): AcknowledgementFault {
  if (bytes.includes(ENCRYPTION)) return 'locked';
  return hasSignature(bytes) ? 'otherSigner' : 'notSigned';
}

/**
 * Checks the signature and that no byte of it could be another one.
 *
 * @returns `undefined` when anything differs
 */
function provedSignature(
  file: Uint8Array,
  { range, contents }: LastSignature,
  { der }: ReadCertificate,
): UnpackedSignature | undefined {
  const digest = digestOf(file, range);
  // A signature that does not hold the hash of the file cannot be one over it.
  if (!Buffer.from(contents).includes(digest)) return undefined;
  const unpacked = unpackSignature(contents);
  if (!unpacked?.isAsPacked() || !unpacked.isSigned(digest)) return undefined;
  const isOurs = Buffer.from(unpacked.certificate.der).equals(der);
  return isOurs && hasOneName(unpacked) && isStampSealed(unpacked) ? unpacked : undefined;
}

/** The algorithm has two names, which differ in one byte that is not signed. The portal writes this one. */
function hasOneName({ algorithm }: UnpackedSignature): boolean {
  return algorithm === OIDS.rsaEncryption;
}

function isStampSealed({ timeStamp, signature }: UnpackedSignature): boolean {
  return timeStamp === undefined || readTimeStamp(timeStamp, signature)?.hasOneName === true;
}

function isWithin(at: Date, { x509 }: ReadCertificate): boolean {
  return at >= x509.validFromDate && at <= x509.validToDate;
}

/** Whether the enclosed signed form is the one that the content names, or neither is there. */
function isSignedFormSame({ content, signedForm }: SealedContent): boolean {
  const hash = signedForm && createHash('sha256').update(signedForm).digest('hex');
  return hash === content.signedFormHash;
}
