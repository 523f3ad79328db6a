import type { IdentityApp } from '../../ports/signing/IdentityApp.ts';
import type { Clock } from '../../ports/system/Clock.ts';

/**
 * The context of a simulated service's routes: the app, the account, and functions for encrypted
 * content.
 */
export interface ServiceWire {
  readonly app: IdentityApp;
  readonly clock: Clock;
  readonly clientId: string;
  /** Base path of the routes. */
  readonly base: string;
  /**
   * Decrypts a call.
   *
   * @throws {IdentityAppError} when the call cannot be decrypted
   */
  readonly contentOf: (body: unknown) => Readonly<Record<string, unknown>>;
  /** Encrypts a response. */
  readonly sealed: (content: object) => object;
  /** Creates a response that contains only a code. */
  readonly coded: (code: string) => object;
}
