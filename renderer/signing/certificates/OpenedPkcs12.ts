/** The content of an opened .p12 file. */
export interface OpenedPkcs12 {
  /** Private key, PKCS #8 DER. The caller imports the key at once and then overwrites the bytes. */
  readonly pkcs8: Uint8Array<ArrayBuffer>;
  /** The signer's certificate, base64 DER. */
  readonly certificate: string;
  /** Other certificates of the file, base64 DER. */
  readonly chain: readonly string[];
  /** Common name of the signer. */
  readonly commonName: string;
  /** Milliseconds since 1970. */
  readonly validFrom: number;
  /** Milliseconds since 1970. */
  readonly validTo: number;
  /**
   * The key's signature over the given identity card number, base64. Present if the certificate
   * contains the hash of that signature. `undefined` if not, or if no number was given.
   */
  readonly hkidProof: string | undefined;
}

/** The reason why a .p12 file was not opened. Each value is a key of the catalogue. */
export type Pkcs12Failure =
  | 'eCertError'
  | 'certificate.noPrivateKey'
  | 'certificate.noPublicKey'
  | 'certificate.unsafe';

/** An error for a file that cannot be opened. Its message contains no text of the library. */
export class Pkcs12Error extends Error {
  readonly fault: Pkcs12Failure;

  constructor(fault: Pkcs12Failure) {
    super(`Cannot open the certificate: ${fault}`);
    this.name = 'Pkcs12Error';
    this.fault = fault;
  }
}
