/** What a .p12 file holds, once opened. */
export interface OpenedPkcs12 {
  /** Private key, PKCS #8 DER. Imported at once and then overwritten. */
  readonly pkcs8: Uint8Array<ArrayBuffer>;
  /** The signer's certificate, base64 DER. */
  readonly certificate: string;
  /** Further certificates of the file, base64 DER. */
  readonly chain: readonly string[];
  /** Common name of the signer. */
  readonly commonName: string;
  /** Milliseconds since 1970. */
  readonly validFrom: number;
  /** Milliseconds since 1970. */
  readonly validTo: number;
  /**
   * The key's signature over the identity card number given, base64, when the certificate carries the
   * hash of it; `undefined` when it carries none or another, or no number was given.
   */
  readonly hkidProof: string | undefined;
}

/** Why a .p12 file was not opened; each is a key of the catalogue. */
export type Pkcs12Fault =
  | 'eCertError'
  | 'certificate.noPrivateKey'
  | 'certificate.noPublicKey'
  | 'certificate.unsafe';

/** Thrown when a file cannot be opened; carries no word of the library's. */
export class Pkcs12Error extends Error {
  readonly fault: Pkcs12Fault;

  constructor(fault: Pkcs12Fault) {
    super(`Cannot open the certificate: ${fault}`);
    this.name = 'Pkcs12Error';
    this.fault = fault;
  }
}
