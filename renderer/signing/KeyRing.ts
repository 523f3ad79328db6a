import type { CertificateInPage } from './CertificateMessages.ts';

/**
 * Holds private keys while a signature is made, by a name that means nothing. Machines and React
 * state hold the name only.
 */
export class KeyRing {
  readonly #keys = new Map<string, CryptoKey>();

  /** Keeps the key of a certificate. @returns its name */
  keep({ key }: CertificateInPage): string {
    const name = crypto.randomUUID();
    this.#keys.set(name, key);
    return name;
  }

  /** The key of a name. @throws {RangeError} when it was forgotten */
  get(name: string): CryptoKey {
    const key = this.#keys.get(name);
    if (!key) throw new RangeError('Cannot sign: the key was forgotten');
    return key;
  }

  /** Forgets every key: the signing dialog has closed. */
  forget(): void {
    this.#keys.clear();
  }
}
