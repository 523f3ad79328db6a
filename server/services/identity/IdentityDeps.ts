import type { IdentityApp } from '../../ports/IdentityApp.ts';
import type { IdentityLogins } from '../../ports/IdentityLogins.ts';
import type { SigningDeps } from '../signing/SigningDeps.ts';

/** What signing with the identity app works with. */
export interface IdentityDeps extends SigningDeps {
  readonly logins: IdentityLogins;
  readonly identityApp: IdentityApp;
  /** Of the portal: the app sends a browser on the same device back to it. */
  readonly publicUrl: string;
  /** Whether an operator has switched signing with the app off, asked at each request. */
  readonly isSigningOff: () => boolean;
}
