import type { IdentityApp } from '../../ports/signing/IdentityApp.ts';
import type { IdentityLogins } from '../../ports/store/IdentityLogins.ts';
import type { SigningDeps } from '../signing/SigningDeps.ts';

/** The dependencies of signing with the identity app. */
export interface IdentityDeps extends SigningDeps {
  readonly logins: IdentityLogins;
  readonly identityApp: IdentityApp;
  /** URL of the portal: the app sends a browser on the same device back to it. */
  readonly publicUrl: string;
  /** Whether an operator has switched signing with the app off; read at each request. */
  readonly isSigningOff: () => boolean;
}
