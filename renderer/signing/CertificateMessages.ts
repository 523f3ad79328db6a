import type { OpenedPkcs12, Pkcs12Fault } from './OpenedPkcs12.ts';

/** What the page asks of the worker. */
export interface CertificateRequest {
  readonly file: ArrayBuffer;
  readonly pin: string;
  /** Use of the key; a signature when absent. */
  readonly purpose?: 'sign' | 'decrypt';
  /** Identity card number to compare, where the field asks for it. */
  readonly hkid?: string | undefined;
}

/** A certificate that can sign or decrypt, as was asked. */
export interface CertificateInPage extends Omit<OpenedPkcs12, 'pkcs8'> {
  readonly kind: 'opened';
  /** Not extractable. */
  readonly key: CryptoKey;
}

/** What the worker says: that it is there, then how it went. */
export type CertificateReply =
  /** The worker's code has arrived: from now on time counts. */
  | { readonly kind: 'ready' }
  | CertificateInPage
  | { readonly kind: 'fault'; readonly fault: Pkcs12Fault };
