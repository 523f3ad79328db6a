import { isSwitchedOff } from '#engine';
import { IdentityClient } from '../adapters/identity/live/IdentityClient.ts';
import { LiveIdentityApp } from '../adapters/identity/live/LiveIdentityApp.ts';
import { SandboxIdentityApp } from '../adapters/identity/sandbox/SandboxIdentityApp.ts';
import { signAsOwner } from '../adapters/identity/sandbox/signAsOwner.ts';
import type { Config } from '../config/config.ts';
import { type IdentitySettings, identityKey } from '../config/identitySettings.ts';
import type { PortalConfig } from '../config/portalConfig.ts';
import type { SandboxPhone } from '../ports/signing/SandboxPhone.ts';
import type { IdentityLogins } from '../ports/store/IdentityLogins.ts';
import type { Clock } from '../ports/system/Clock.ts';
import { LOGIN_PATH } from '../sandbox/phone/loginPages.ts';
import { PHONE_PATH } from '../sandbox/phone/phonePage.ts';
import type { AutofillDeps } from '../services/autofill/AutofillDeps.ts';
import type { AutofillServices } from '../services/autofill/AutofillServices.ts';
import { createAutofill } from '../services/autofill/createAutofill.ts';
import { createIdentity } from '../services/identity/createIdentity.ts';
import type { IdentityDeps } from '../services/identity/IdentityDeps.ts';
import type { IdentityServices } from '../services/identity/IdentityServices.ts';
import type { SigningDeps } from '../services/signing/SigningDeps.ts';
import type { OpenCertificates } from './openCertificates.ts';

/**
 * The services for signing and autofill with the identity app, and the sandbox phone if it is the
 * app.
 */
export interface OpenIdentity {
  readonly services: IdentityServices;
  readonly autofill: AutofillServices;
  readonly phone?: SandboxPhone;
}

/** The dependencies of `openIdentity`. */
export interface IdentityParts {
  readonly config: Pick<Config, 'identityApp' | 'publicUrl' | 'mode'>;
  readonly portal: Pick<PortalConfig, 'readPortalConfig'>;
  readonly signing: SigningDeps;
  readonly logins: IdentityLogins;
  readonly certificates: OpenCertificates;
}

/**
 * Opens the configured identity app.
 *
 * @returns `undefined` when no identity app is configured
 */
export function openIdentity(parts: IdentityParts): OpenIdentity | undefined {
  const { signing, logins, certificates } = parts;
  const { identityApp, publicUrl } = parts.config;
  const { authority } = certificates;
  const { clock, ids } = signing;
  const deps = { ...signing, logins, publicUrl, ...switchesOf(parts) };
  if (identityApp.kind === 'live') {
    const app = openLive(identityApp.live, clock);
    return servicesOf({ ...deps, identityApp: app });
  }
  if (identityApp.kind === 'none' || !authority) return undefined;
  const sandbox = new SandboxIdentityApp({
    clock,
    ids,
    sign: (digest, owner) => signAsOwner(authority, digest, owner),
    addressOf: (ticket) => `${publicUrl}${PHONE_PATH}/${ticket}`,
    loginAddressOf: (ticket, isScanned) =>
      `${publicUrl}${LOGIN_PATH}/${ticket}${isScanned ? '/scan' : ''}`,
  });
  return { ...servicesOf({ ...deps, identityApp: sandbox }), phone: sandbox };
}

/**
 * Returns the operator's flags. Outside production the server never switches signing off, so that
 * testers can sign. A tester's URL contains `hc`, which only the page reads.
 */
function switchesOf({ config: { mode }, portal, signing: { clock } }: IdentityParts) {
  const isOff = (flag: 'DISABLE_IDENTITY_SIGNING' | 'DISABLE_IDENTITY_AUTOFILL') =>
    isSwitchedOff(portal.readPortalConfig()[flag], clock.now().toISOString());
  return {
    isSigningOff: () => mode === 'production' && isOff('DISABLE_IDENTITY_SIGNING'),
    isAutofillOff: () => isOff('DISABLE_IDENTITY_AUTOFILL'),
  };
}

function servicesOf(deps: IdentityDeps & AutofillDeps): OpenIdentity {
  return { services: createIdentity(deps), autofill: createAutofill(deps) };
}

function openLive(live: IdentitySettings['live'], clock: Clock): LiveIdentityApp {
  const privateKey = identityKey(live.privateKey);
  if (!privateKey) throw new TypeError('Cannot call the identity app: no IDENTITY_PRIVATE_KEY');
  return new LiveIdentityApp({
    ...live,
    clock,
    client: new IdentityClient({ ...live, privateKey, clock }),
  });
}
