import { Constructed, Enumerated, GeneralizedTime, OctetString, Primitive } from 'asn1js';
import {
  BasicOCSPResponse,
  type CertID,
  Certificate,
  OCSPRequest,
  OCSPResponse,
  ResponseBytes,
  ResponseData,
  SingleResponse,
} from 'pkijs';
import { webKeyOf } from '../../server/adapters/certificates/revocationList.ts';
import {
  derOf,
  type KeyedCertificate,
} from '../../server/adapters/certificates/testCertificates.ts';

/** The content of an OCSP response. */
export interface OcspSaying {
  readonly signer: KeyedCertificate;
  readonly status: 'good' | 'revoked' | 'unknown';
  readonly thisUpdate: Date;
  readonly nextUpdate?: Date | undefined;
  /** Certificates to include. */
  readonly certificates?: readonly KeyedCertificate[];
  /** Returns the certificate id in the response; default: the requested id. */
  readonly about?: (asked: CertID) => CertID;
}

/** Creates the response of a correct responder to a request (DER). */
export async function answerOcsp(question: Uint8Array, saying: OcspSaying): Promise<Buffer> {
  const { tbsRequest } = OCSPRequest.fromBER(Uint8Array.from(question));
  const [request] = tbsRequest.requestList;
  if (!request) throw new Error('Cannot answer a question about nothing');
  const { about = (asked) => asked, nextUpdate, thisUpdate } = saying;
  const response = new SingleResponse({
    certID: about(request.reqCert),
    certStatus: STATUSES[saying.status](thisUpdate),
    thisUpdate,
    ...(nextUpdate && { nextUpdate }),
  });
  const data = new ResponseData({ responses: [response], producedAt: thisUpdate });
  data.responderID = parsed(saying.signer).subject;
  const certs = saying.certificates?.map(parsed);
  const basic = new BasicOCSPResponse({ tbsResponseData: data, ...(certs && { certs }) });
  await basic.sign(await webKeyOf(saying.signer.key), 'SHA-256');
  const content = basic.toSchema().toBER();
  const responseBytes = new ResponseBytes({
    responseType: '1.3.6.1.5.5.7.48.1.1',
    response: new OctetString({ valueHex: content }),
  });
  return derOfAnswer(new OCSPResponse({ responseStatus: status(0), responseBytes }));
}

/** Creates the response of a responder that refuses: `tryLater`. */
export function refuseOcsp(): Buffer {
  return derOfAnswer(new OCSPResponse({ responseStatus: status(3) }));
}

function derOfAnswer(answer: OCSPResponse): Buffer {
  return Buffer.from(answer.toSchema().toBER());
}

function status(value: number): Enumerated {
  return new Enumerated({ value });
}

function parsed({ certificate }: KeyedCertificate): Certificate {
  return Certificate.fromBER(Uint8Array.from(derOf(certificate)));
}

const tagged = (tagNumber: number) => ({ tagClass: 3, tagNumber });

const STATUSES = {
  good: () => new Primitive({ idBlock: tagged(0) }),
  revoked: (at: Date) =>
    new Constructed({ idBlock: tagged(1), value: [new GeneralizedTime({ valueDate: at })] }),
  unknown: () => new Primitive({ idBlock: tagged(2) }),
};
