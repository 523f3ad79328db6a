import { Certificate, ContentInfo, IssuerAndSerialNumber, SignedData } from 'pkijs';

/** The certificate of a signature and the certificates sent with it, each as DER. */
export interface Signer {
  readonly certificate: Uint8Array;
  readonly chain: readonly Uint8Array[];
}

/**
 * Verifies a detached CMS signature with one signer, with WebCrypto. It does not check the validity
 * and the issuer of the certificate.
 *
 * @param contents DER, padded with zeros
 * @param signed the bytes that the signature covers
 * @returns `undefined` when the signature is invalid
 */
export async function signerOf(
  contents: Uint8Array,
  signed: Uint8Array<ArrayBuffer>,
): Promise<Signer | undefined> {
  try {
    // The parser takes the first structure and ignores the zeros after it.
    const info = ContentInfo.fromBER(Uint8Array.from(contents));
    const data = new SignedData({ schema: info.content });
    const [signer, ...others] = data.signerInfos;
    const certificates = (data.certificates ?? []).filter((each) => each instanceof Certificate);
    const certificate = certificates.find(
      (each) =>
        signer?.sid instanceof IssuerAndSerialNumber &&
        signer.sid.issuer.isEqual(each.issuer) &&
        signer.sid.serialNumber.isEqual(each.serialNumber),
    );
    if (!certificate || others.length > 0 || data.encapContentInfo.eContent) return undefined;
    // SHA-1 signatures can be forged, and no bank needs them.
    if (!signer || !STRONG.has(signer.digestAlgorithm.algorithmId)) return undefined;
    const isSigned = await data.verify({ signer: 0, data: signed.buffer, checkChain: false });
    if (!isSigned) return undefined;
    return {
      certificate: derOf(certificate),
      chain: certificates.filter((each) => each !== certificate).map(derOf),
    };
  } catch {
    return undefined;
  }
}

/** The object identifiers of SHA-256, SHA-384 and SHA-512. */
const STRONG: ReadonlySet<string> = new Set(
  [1, 2, 3].map((last) => `2.16.840.1.101.3.4.2.${last}`),
);

function derOf(certificate: Certificate): Uint8Array {
  return new Uint8Array(certificate.toSchema(true).toBER());
}
