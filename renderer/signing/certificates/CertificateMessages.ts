import type { OpenedPkcs12, Pkcs12Failure } from './OpenedPkcs12.ts';

/** A request of the page to the worker. */
export interface CertificateRequest {
  readonly file: ArrayBuffer;
  readonly pin: string;
  /** Use of the key; default: a signature. */
  readonly purpose?: 'sign' | 'decrypt';
  /** Identity card number to compare, if the field requires that. */
  readonly hkid?: string | undefined;
}

/** A certificate whose key can sign or decrypt, depending on the purpose. */
export interface CertificateInPage extends Omit<OpenedPkcs12, 'pkcs8'> {
  readonly kind: 'opened';
  /** The private key, which is not extractable. */
  readonly key: CryptoKey;
}

/** A message of the worker: first that it is ready, then the result. */
export type CertificateReply =
  /** The worker's code is loaded, so the time limit starts. */
  | { readonly kind: 'ready' }
  | CertificateInPage
  | { readonly kind: 'fault'; readonly fault: Pkcs12Failure };
