import type { IdentityApp } from '../../server/ports/signing/IdentityApp.ts';
import type { LoginAct, PhoneAct, PhoneOwner } from '../../server/ports/signing/SandboxPhone.ts';

/** An app under test, with the actions of its user. */
export interface TestedApp {
  readonly app: IdentityApp;
  /** Performs an act on the phone page of a ticket. */
  readonly decide: (address: string, act: PhoneAct, owner?: PhoneOwner) => Promise<void>;
  /**
   * Opens the address of a log-in, and performs an act there.
   *
   * @returns the address to which the app redirects the browser
   */
  readonly logIn: (address: string, act: LoginAct, owner?: PhoneOwner) => Promise<URL>;
  readonly advance: (ms: number) => void;
}
