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

/** What a responder says of one certificate. */
export interface OcspAnswer extends Life {
  readonly revocation: 'good' | 'revoked';
}

/** By what a responder tells certificates apart: hashes of the issuer, and the serial number. */
export async function ocspIdOf(certificate: Certificate, issuer: Certificate): Promise<CertID> {
  const id = new CertID();
  // SHA-1 is what every responder knows (RFC 5019, section 2.1.1); nothing here depends on it.
  await id.createForCertificate(certificate, { hashAlgorithm: 'SHA-1', issuerCertificate: issuer });
  return id;
}

/** The question for one certificate, DER. Without a nonce: many responders answer in advance. */
export function ocspQuestion(id: CertID): Uint8Array {
  const requestList = [new Request({ reqCert: id })];
  const request = new OCSPRequest({ tbsRequest: new TBSRequest({ requestList }) });
  return new Uint8Array(request.toSchema(true).toBER());
}

/**
 * Reads an answer. It counts when the issuer signed it, or somebody whom the issuer certified for
 * this purpose; when it is about this certificate; and when it is fresh.
 *
 * @param at the instant that the answer, and a certificate of its signer, must hold for
 * @throws {Error} when it does not count, or says that the certificate is not known
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

/** How long an answer holds that does not say so: its responder has newer ones at any time. */
const UNSAID_LIFE_MS = 10 * 60 * 1000;
/** Certificates of an answer that are looked at, at most. */
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
    // A key of another kind than the signature's signs nothing.
    return false;
  }
}

/** Whether the issuer itself certified the signer for answers, and the certificate is valid. */
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

/** The status is a choice by its tag: good, revoked, unknown. */
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
