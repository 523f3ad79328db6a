import type { CertificateInPage } from './CertificateMessages.ts';

/**
 * A store of private keys during a signature, each under a random name. Machines and React state
 * contain only the name.
 */
export class KeyRing {
  readonly #keys = new Map<string, CryptoKey>();

  /**
   * Stores the key of a certificate.
   *
   * @returns the random name of the key
   */
  keep({ key }: CertificateInPage): string {
    const name = crypto.randomUUID();
    this.#keys.set(name, key);
    return name;
  }

  /**
   * Returns the key with a name.
   *
   * @throws {RangeError} when the key was removed
   */
  get(name: string): CryptoKey {
    const key = this.#keys.get(name);
    if (!key) throw new RangeError('Cannot sign: the key was removed');
    return key;
  }

  /** Removes every key, for example because the signing dialog has closed. */
  forget(): void {
    this.#keys.clear();
  }
}
