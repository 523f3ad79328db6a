import type { Clock } from '../../ports/Clock.ts';
import type { FormCatalogue } from '../../ports/FormCatalogue.ts';
import type { IdentityApp } from '../../ports/IdentityApp.ts';
import type { IdentityLogins } from '../../ports/IdentityLogins.ts';
import type { Ids } from '../../ports/Ids.ts';
import type { Vault } from '../../ports/Vault.ts';

/** What filling in with the identity app works with. */
export interface AutofillDeps {
  readonly identityApp: IdentityApp;
  readonly logins: IdentityLogins;
  readonly vault: Vault;
  readonly catalogue: Pick<FormCatalogue, 'current'>;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'token'>;
  /** Of the portal: the app sends the browser back to it. */
  readonly publicUrl: string;
  /** Whether an operator has switched filling in off, asked at each log-in. */
  readonly isAutofillOff: () => boolean;
}
