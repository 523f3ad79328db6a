import { createHash } from 'node:crypto';
import {
  type DocumentSignature,
  type DocumentSigner,
  type PreparedDocument,
  type SignaturePreparation,
  SigningError,
} from '../../ports/DocumentSigner.ts';
import { appendSignature } from './appendSignature.ts';
import { isSignatureOf, packSignature, unpackSignature } from './cmsSignature.ts';
import { type FoundSignature, findSignatures } from './findSignatures.ts';
import { type ReadCertificate, readCertificate } from './readCertificate.ts';
import { checkedRange, digestOf, fillByteRange, fillGap, type SignedRange } from './SignedRange.ts';
import { signedAttributes, toBeSigned } from './signedAttributes.ts';

/** Signs PDFs after PAdES baseline B-B: an incremental update with a detached CMS. */
export class PadesDocumentSigner implements DocumentSigner {
  async prepare(preparation: SignaturePreparation): Promise<PreparedDocument> {
    const certificate = signersCertificate(preparation.certificate);
    const chain = preparation.chain.map(wholeCertificate);
    const { pdf, range } = await emptySignature(preparation);
    const bytes = toBeSigned(signedAttributes(digestOf(pdf, range), certificate.parsed));
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
    const { range, certificate, chain } = unpackState(input.state);
    if (input.certificate && !Buffer.from(input.certificate).equals(certificate.der)) {
      throw new SigningError('certificate', 'Cannot embed the signature: another certificate');
    }
    const attributes = signedAttributes(digestOf(input.pdf, range), certificate.parsed);
    if (!isSignatureOf(certificate.x509, toBeSigned(attributes), input.signature)) {
      throw new SigningError('signature', 'Cannot embed the signature: it does not verify');
    }
    const cms = packSignature(
      attributes,
      input.signature,
      certificate.parsed,
      chain.map(({ parsed }) => parsed),
    );
    const signed = fillRoom(input.pdf, range, cms);
    // What is kept is what was read back, so that no fault of the packing goes unnoticed.
    const last = (await this.verify(signed)).at(-1);
    if (!last?.valid || !last.coversWholeFile) {
      throw new SigningError('document', 'Cannot embed the signature: the document does not fit');
    }
    return signed;
  }

  async verify(pdf: Uint8Array): Promise<readonly DocumentSignature[]> {
    const found = await readSignatures(pdf);
    return found
      .map((signature) => verifyOne(pdf, signature))
      .sort((a, b) => a.revisionLength - b.revisionLength);
  }
}

interface SignerState {
  readonly range: SignedRange;
  readonly certificate: ReadCertificate;
  readonly chain: readonly ReadCertificate[];
}

/** Shortest RSA key that is taken, in bits. */
const SHORTEST_KEY = 2048;

function signersCertificate(der: Uint8Array): ReadCertificate {
  const certificate = wholeCertificate(der);
  const { asymmetricKeyType, asymmetricKeyDetails } = certificate.x509.publicKey;
  if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < SHORTEST_KEY) {
    throw new SigningError('certificate', 'Cannot sign: the key is no RSA key of 2048 bits');
  }
  return certificate;
}

function wholeCertificate(der: Uint8Array): ReadCertificate {
  const certificate = readCertificate(der);
  if (!certificate) throw new SigningError('certificate', 'Cannot read the certificate');
  return certificate;
}

async function emptySignature(preparation: SignaturePreparation) {
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

function verifyOne(pdf: Uint8Array, found: FoundSignature): DocumentSignature {
  const range = checkedRange(pdf, found.byteRange);
  const unpacked = unpackSignature(found.contents);
  const signedAt = instantOf(found.date);
  return {
    fieldName: found.fieldName,
    valid:
      range !== undefined && isWhole(pdf, found, range) && unpacked !== undefined
        ? unpacked.isValid(digestOf(pdf, range))
        : false,
    coversWholeFile: range?.end === pdf.length,
    revisionLength: range?.end ?? 0,
    chain: unpacked?.chain.map(({ der }) => der) ?? [],
    ...(unpacked && { certificate: unpacked.certificate.der }),
    ...(signedAt && { signedAt }),
  };
}

/** Whether the gap of the range holds this very signature, and not another one. */
function isWhole(pdf: Uint8Array, { contents }: FoundSignature, range: SignedRange): boolean {
  const gap = Buffer.from(pdf.subarray(range.gapStart + 1, range.gapEnd - 1)).toString('latin1');
  return Buffer.from(gap, 'hex').equals(contents);
}

function instantOf(date: string | undefined): Date | undefined {
  const match = /^D:(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z/.exec(date ?? '');
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second] = match.map(Number);
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second));
}

function packState({ range, certificate, chain }: SignerState): Uint8Array {
  const ders = [certificate, ...chain].map(({ der }) => Buffer.from(der).toString('base64'));
  return Buffer.from(JSON.stringify({ range, certificates: ders }));
}

function unpackState(state: Uint8Array): SignerState {
  const { range, certificates } = JSON.parse(Buffer.from(state).toString()) as {
    range: SignedRange;
    certificates: string[];
  };
  const [certificate, ...chain] = certificates.map((der) =>
    wholeCertificate(Buffer.from(der, 'base64')),
  );
  if (!certificate) throw new SigningError('certificate', 'Cannot read the state of the signature');
  return { range, certificate, chain };
}
