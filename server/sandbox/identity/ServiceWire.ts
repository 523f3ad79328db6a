import type { IdentityApp } from '../../ports/signing/IdentityApp.ts';
import type { Clock } from '../../ports/system/Clock.ts';

/** The encryption of the identity app's service, as its calls use it. */
export interface ServiceWire {
  readonly app: IdentityApp;
  readonly clock: Clock;
  readonly clientId: string;
  /** Base path of the calls. */
  readonly base: string;
  /**
   * Decrypts a call.
   *
   * @throws {IdentityAppError} when it cannot be decrypted
   */
  readonly contentOf: (body: unknown) => Readonly<Record<string, unknown>>;
  /** Encrypts a response. */
  readonly sealed: (content: object) => object;
  /** Creates a response that consists of a code. */
  readonly coded: (code: string) => object;
}
