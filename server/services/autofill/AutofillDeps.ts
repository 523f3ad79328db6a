import type { FormCatalogue } from '../../ports/forms/FormCatalogue.ts';
import type { IdentityApp } from '../../ports/signing/IdentityApp.ts';
import type { IdentityLogins } from '../../ports/store/IdentityLogins.ts';
import type { Clock } from '../../ports/system/Clock.ts';
import type { Ids } from '../../ports/system/Ids.ts';
import type { Vault } from '../../ports/system/Vault.ts';

/** The dependencies of autofill with the identity app. */
export interface AutofillDeps {
  readonly identityApp: IdentityApp;
  readonly logins: IdentityLogins;
  readonly vault: Vault;
  readonly catalogue: Pick<FormCatalogue, 'current'>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'token'>;
  /** URL of the portal, to which the app redirects the browser. */
  readonly publicUrl: string;
  /** Returns whether an operator has switched autofill off; called at each log-in. */
  readonly isAutofillOff: () => boolean;
}
