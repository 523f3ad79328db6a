import { createHash } from 'node:crypto';
import {
  type DocumentSignature,
  type DocumentSigner,
  type OutsideDocument,
  type OutsidePreparation,
  type PreparedDocument,
  type SignaturePreparation,
  SigningError,
} from '../../ports/signing/DocumentSigner.ts';
import type { TimeStamp, TimeStamps } from '../../ports/signing/TimeStamps.ts';
import { issuersOf } from '../certificates/certificateIssuers.ts';
import type { ReadCertificate } from '../certificates/readCertificate.ts';
import { signedAttributes, toBeSigned } from '../certificates/signedAttributes.ts';
import { readTimeStamp } from '../timestamp/readTimeStamp.ts';
import { appendSignature, type EmptySignature } from './appendSignature.ts';
import {
  isSignatureOf,
  packSignature,
  type UnpackedSignature,
  unpackSignature,
} from './cmsSignature.ts';
import { type FoundSignature, findSignatures } from './findSignatures.ts';
import { instantOf } from './pdfDate.ts';
import { checkedRange, digestOf, fillByteRange, fillGap, type SignedRange } from './SignedRange.ts';
import { packState, type SignerState, unpackState, wholeCertificate } from './signerState.ts';

/**
 * A signer of PDFs according to PAdES: an incremental update with a detached CMS. The level is
 * baseline B-T with a time-stamp authority, otherwise B-B.
 */
export class PadesDocumentSigner implements DocumentSigner {
  readonly #timeStamps: TimeStamps | undefined;

  /**
   * @param timeStamps source of time stamps; when absent, no signature gets a time stamp, and none
   *   is trusted
   */
  constructor(timeStamps?: TimeStamps) {
    this.#timeStamps = timeStamps;
  }

  async prepare(preparation: SignaturePreparation): Promise<PreparedDocument> {
    const certificate = signersCertificate(preparation.certificate);
    const chain = issuersOf(certificate, preparation.chain.map(wholeCertificate));
    const { pdf, range } = await emptySignature(preparation);
    const bytes = toBeSigned(attributesOver(pdf, { range, certificate, chain }));
    return {
      pdf,
      toBeSigned: bytes,
      docHash: createHash('sha256').update(bytes).digest('hex'),
      state: packState({ range, certificate, chain }),
    };
  }

  async embed(input: {
    readonly pdf: Uint8Array;
    readonly state: Uint8Array;
    readonly signature: Uint8Array;
    readonly certificate?: Uint8Array;
  }): Promise<Uint8Array> {
    const state = unpackState(input.state);
    const { range, certificate, chain } = state;
    if (input.certificate && !Buffer.from(input.certificate).equals(certificate.der)) {
      throw new SigningError('certificate', 'Cannot embed the signature: another certificate');
    }
    const attributes = attributesOver(input.pdf, state);
    if (!isSignatureOf(certificate.x509, toBeSigned(attributes), input.signature)) {
      throw new SigningError('signature', 'Cannot embed the signature: it does not verify');
    }
    const stamp = await this.#stamp(input.signature, certificate);
    const cms = packSignature({
      attributes,
      signature: input.signature,
      certificate: certificate.parsed,
      chain: chain.map(({ parsed }) => parsed),
      timeStamp: stamp?.token,
    });
    return this.#fill(input.pdf, range, { cms, stamp });
  }

  async prepareOutside(preparation: OutsidePreparation): Promise<OutsideDocument> {
    const { pdf, range } = await emptySignature({ ...preparation, isOutside: true });
    return { pdf, digest: digestOf(pdf, range), state: Buffer.from(JSON.stringify({ range })) };
  }

  async embedOutside(input: {
    readonly pdf: Uint8Array;
    readonly state: Uint8Array;
    readonly cms: Uint8Array;
  }): Promise<Uint8Array> {
    const { range } = JSON.parse(Buffer.from(input.state).toString()) as { range: SignedRange };
    const unpacked = unpackSignature(input.cms);
    if (!unpacked?.isSigned(digestOf(input.pdf, range))) {
      throw new SigningError('signature', 'Cannot embed the signature: it does not verify');
    }
    signersCertificate(unpacked.certificate.der);
    const stamp = await this.#stamp(unpacked.signature, unpacked.certificate);
    // Repacks the CMS, so that its unsigned parts have a single valid encoding.
    return this.#fill(input.pdf, range, { cms: unpacked.packedWith(stamp?.token), stamp });
  }

  /**
   * Requests a time stamp. Throws for a stamp outside the certificate's validity, because no PDF
   * reader accepts such a signature.
   */
  async #stamp(signature: Uint8Array, { x509 }: ReadCertificate): Promise<TimeStamp | undefined> {
    const stamp = await this.#timeStamps?.stamp(signature);
    if (stamp && (stamp.at < x509.validFromDate || stamp.at > x509.validToDate)) {
      throw new SigningError('certificate', 'Cannot embed the signature: not valid when stamped');
    }
    return stamp;
  }

  /** Fills the gap, then verifies the result to catch packing errors. */
  async #fill(
    pdf: Uint8Array,
    range: SignedRange,
    { cms, stamp }: { readonly cms: Uint8Array; readonly stamp: TimeStamp | undefined },
  ): Promise<Uint8Array> {
    const signed = fillRoom(pdf, range, cms);
    const last = (await this.verify(signed)).at(-1);
    const isStamped = last?.stampedAt?.getTime() === stamp?.at.getTime();
    if (!last?.valid || !last.coversWholeFile || !isStamped) {
      throw new SigningError('document', 'Cannot embed the signature: the document does not fit');
    }
    return signed;
  }

  async verify(pdf: Uint8Array): Promise<readonly DocumentSignature[]> {
    const found = await readSignatures(pdf);
    const verified = await Promise.all(found.map((each) => this.#verifyOne(pdf, each)));
    return verified.sort((a, b) => a.revisionLength - b.revisionLength);
  }

  async #verifyOne(pdf: Uint8Array, found: FoundSignature): Promise<DocumentSignature> {
    const range = checkedRange(pdf, found.byteRange);
    const unpacked = unpackSignature(found.contents);
    const signedAt = instantOf(found.date);
    const isWhole = range !== undefined && isInGap(pdf, found, range);
    const valid = isWhole && unpacked !== undefined && isValid(unpacked, digestOf(pdf, range));
    const token = valid ? unpacked?.timeStamp : undefined;
    const stampedAt =
      token && unpacked && (await this.#timeStamps?.timeOf(token, unpacked.signature));
    return {
      fieldName: found.fieldName,
      valid,
      coversWholeFile: range?.end === pdf.length,
      revisionLength: range?.end ?? 0,
      chain: unpacked?.chain.map(({ der }) => der) ?? [],
      ...(unpacked && { certificate: unpacked.certificate.der }),
      ...(signedAt && { signedAt }),
      ...(stampedAt && { stampedAt }),
    };
  }
}

/** Minimum length of an RSA key, in bits. */
const SHORTEST_KEY = 2048;

function signersCertificate(der: Uint8Array): ReadCertificate {
  const certificate = wholeCertificate(der);
  const { asymmetricKeyType, asymmetricKeyDetails } = certificate.x509.publicKey;
  if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < SHORTEST_KEY) {
    throw new SigningError('certificate', 'Cannot sign: the key is no RSA key of 2048 bits');
  }
  return certificate;
}

function attributesOver(pdf: Uint8Array, { range, certificate, chain }: SignerState) {
  const parsed = chain.map((each) => each.parsed);
  return signedAttributes(digestOf(pdf, range), certificate.parsed, parsed);
}

async function emptySignature(preparation: OutsidePreparation & Pick<EmptySignature, 'isOutside'>) {
  try {
    return fillByteRange(await appendSignature(preparation.pdf, preparation));
  } catch (cause) {
    throw new SigningError('document', 'Cannot prepare the document', { cause });
  }
}

function fillRoom(pdf: Uint8Array, range: SignedRange, cms: Uint8Array): Uint8Array {
  try {
    return fillGap(pdf, range, cms);
  } catch (cause) {
    throw new SigningError('certificate', 'Cannot embed the signature: too long', { cause });
  }
}

async function readSignatures(pdf: Uint8Array): Promise<readonly FoundSignature[]> {
  try {
    return await findSignatures(pdf);
  } catch (cause) {
    throw new SigningError('document', 'Cannot read the document', { cause });
  }
}

/** Checks the signature, and that no byte of its CMS or of its time stamp can change. */
function isValid(unpacked: UnpackedSignature, digest: Uint8Array): boolean {
  const { timeStamp, signature } = unpacked;
  const isSealed = timeStamp === undefined || readTimeStamp(timeStamp, signature) !== undefined;
  return unpacked.isAsPacked() && unpacked.isSigned(digest) && isSealed;
}

/** Checks that the gap contains exactly this signature, in lower-case hexadecimal digits. */
function isInGap(pdf: Uint8Array, { contents }: FoundSignature, range: SignedRange): boolean {
  const gap = Buffer.from(pdf.subarray(range.gapStart + 1, range.gapEnd - 1)).toString('latin1');
  return gap === Buffer.from(contents).toString('hex');
}
