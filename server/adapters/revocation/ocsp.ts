import { BitString } from 'asn1js';
import {
  BasicOCSPResponse,
  CertID,
  type Certificate,
  type Extension,
  ExtKeyUsage,
  getCrypto,
  OCSPRequest,
  OCSPResponse,
  Request,
  type SingleResponse,
  TBSRequest,
} from 'pkijs';
import { isFresh, type Life } from './isFresh.ts';

/** A responder's status of one certificate. */
export interface OcspAnswer extends Life {
  readonly revocation: 'good' | 'revoked';
}

/** Returns the OCSP id of a certificate: hashes of the issuer, and the serial number. */
export async function ocspIdOf(certificate: Certificate, issuer: Certificate): Promise<CertID> {
  const id = new CertID();
  // Every responder supports SHA-1 (RFC 5019, section 2.1.1); no security depends on it here.
  await id.createForCertificate(certificate, { hashAlgorithm: 'SHA-1', issuerCertificate: issuer });
  return id;
}

/**
 * Creates the request for one certificate, DER. The request has no nonce, because many responders
 * prepare their responses.
 */
export function ocspQuestion(id: CertID): Uint8Array {
  const requestList = [new Request({ reqCert: id })];
  const request = new OCSPRequest({ tbsRequest: new TBSRequest({ requestList }) });
  return new Uint8Array(request.toSchema(true).toBER());
}

/**
 * Reads a response. It must be fresh and cover this certificate. Its signer must be the issuer, or
 * certified by the issuer for this purpose.
 *
 * @param at the instant at which the response and its signer's certificate must be valid
 * @throws {Error} when the response is invalid, or its status for the certificate is unknown
 * @see RFC 6960, sections 3.2 and 4.2.2
 */
export async function readOcspAnswer(
  der: Uint8Array,
  id: CertID,
  issuer: Certificate,
  at: Date,
): Promise<OcspAnswer> {
  const basic = basicAnswerIn(der);
  const { responses, responseExtensions } = basic.tbsResponseData;
  if (!(await isSigned(basic, issuer, at))) throw unusable('nobody who may has signed it');
  const own = responses.filter(({ certID }) => certID.isEqual(id));
  const [first] = own;
  if (!first) throw unusable('it is about another certificate');
  if ([responseExtensions, ...own.map(extensionsOf)].some(hasCritical)) {
    throw unusable('it has a critical extension');
  }
  const answers = own.map(answerOf);
  const answer = answers.find(({ revocation }) => revocation === 'revoked') ?? answers[0];
  if (!answer || answer.revocation === 'unknown') throw unusable('the certificate is not known');
  if (!isFresh(answer, at)) throw unusable('it is out of date');
  return { ...answer, revocation: answer.revocation };
}

/** The life of a response without an end. Its responder may have newer information at any time. */
const UNSAID_LIFE_MS = 10 * 60 * 1000;
/** Maximum number of certificates of a response that are checked. */
const MOST_SIGNERS = 4;

const SUCCESSFUL = 0;
const BASIC = '1.3.6.1.5.5.7.48.1.1';
const KEY_USAGE = '2.5.29.15';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const OCSP_SIGNING = '1.3.6.1.5.5.7.3.9';

function unusable(why: string): Error {
  return new Error(`Cannot use the answer of the OCSP responder: ${why}`);
}

function basicAnswerIn(der: Uint8Array): BasicOCSPResponse {
  try {
    const { responseStatus, responseBytes } = OCSPResponse.fromBER(Uint8Array.from(der));
    const isAnswer = responseStatus.valueBlock.valueDec === SUCCESSFUL;
    if (isAnswer && responseBytes?.responseType === BASIC) {
      return BasicOCSPResponse.fromBER(responseBytes.response.valueBlock.valueHexView.slice());
    }
  } catch {
    throw unusable('it cannot be read');
  }
  throw unusable('the responder refused');
}

async function isSigned(basic: BasicOCSPResponse, issuer: Certificate, at: Date): Promise<boolean> {
  if (await isSignedBy(basic, issuer)) return true;
  for (const signer of (basic.certs ?? []).slice(0, MOST_SIGNERS)) {
    if ((await isDelegate(signer, issuer, at)) && (await isSignedBy(basic, signer))) return true;
  }
  return false;
}

async function isSignedBy(
  { tbsResponseData, signature, signatureAlgorithm }: BasicOCSPResponse,
  { subjectPublicKeyInfo }: Certificate,
): Promise<boolean> {
  try {
    return await getCrypto(true).verifyWithPublicKey(
      Uint8Array.from(tbsResponseData.tbsView),
      signature,
      subjectPublicKeyInfo,
      signatureAlgorithm,
    );
  } catch {
    // A key of another kind than the signature's cannot have signed it.
    return false;
  }
}

/**
 * Checks whether the issuer itself certified the signer for responses, and whether the signer's
 * certificate is valid.
 */
async function isDelegate(signer: Certificate, issuer: Certificate, at: Date): Promise<boolean> {
  const isValid = signer.notBefore.value <= at && at <= signer.notAfter.value;
  if (!(isValid && signer.issuer.isEqual(issuer.subject) && isForAnswers(signer))) return false;
  return signer.verify(issuer).catch(() => false);
}

function isForAnswers({ extensions = [] }: Certificate): boolean {
  const parsed = (id: string): unknown =>
    extensions.find(({ extnID }) => extnID === id)?.parsedValue;
  const purpose = parsed(EXTENDED_KEY_USAGE);
  const usage = parsed(KEY_USAGE);
  const maySign = !(usage instanceof BitString) || (usage.valueBlock.valueHexView[0] ?? 0) >= 0x80;
  return maySign && purpose instanceof ExtKeyUsage && purpose.keyPurposes.includes(OCSP_SIGNING);
}

function extensionsOf({ singleExtensions }: SingleResponse): readonly Extension[] | undefined {
  return singleExtensions;
}

function hasCritical(extensions: readonly Extension[] | undefined): boolean {
  return (extensions ?? []).some(({ critical }) => critical);
}

/** The tag of the choice gives the status: good, revoked, unknown. */
const STATUSES = ['good', 'revoked'] as const;

function answerOf({ certStatus, thisUpdate, nextUpdate }: SingleResponse) {
  const tag: unknown = certStatus?.idBlock?.tagNumber;
  const end = nextUpdate ?? new Date(thisUpdate.getTime() + UNSAID_LIFE_MS);
  return {
    revocation: (typeof tag === 'number' && STATUSES[tag]) || ('unknown' as const),
    thisUpdate,
    nextUpdate: end,
  };
}
