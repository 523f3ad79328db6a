import type { IdentityApp } from '../../ports/signing/IdentityApp.ts';
import type { IdentityLogins } from '../../ports/store/IdentityLogins.ts';
import type { SigningDeps } from '../signing/SigningDeps.ts';

/** The dependencies of signing with the identity app. */
export interface IdentityDeps extends SigningDeps {
  readonly logins: IdentityLogins;
  readonly identityApp: IdentityApp;
  /** URL of the portal, to which the app redirects a browser on the same device. */
  readonly publicUrl: string;
  /** Returns whether an operator has switched off signing with the app; called at each request. */
  readonly isSigningOff: () => boolean;
}
