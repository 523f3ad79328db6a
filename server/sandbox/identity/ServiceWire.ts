import type { Clock } from '../../ports/Clock.ts';
import type { IdentityApp } from '../../ports/IdentityApp.ts';

/** The encrypted side of the identity app's service, as its calls use it. */
export interface ServiceWire {
  readonly app: IdentityApp;
  readonly clock: Clock;
  readonly clientId: string;
  /** Base of the calls. */
  readonly base: string;
  /** Decrypts a call. @throws {IdentityAppError} */
  readonly contentOf: (body: unknown) => Readonly<Record<string, unknown>>;
  /** Encrypts an answer. */
  readonly sealed: (content: object) => object;
  /** Creates an answer that is a code. */
  readonly coded: (code: string) => object;
}
