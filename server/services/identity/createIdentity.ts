import { askToSign } from './askToSign.ts';
import type { IdentityDeps } from './IdentityDeps.ts';
import type { IdentityServices } from './IdentityServices.ts';
import { pollSigning } from './pollSigning.ts';

/** Creates the services of the identity app. */
export function createIdentity(deps: IdentityDeps): IdentityServices {
  return {
    askToSign: (input) => askToSign(deps, input),
    pollSigning: (input) => pollSigning(deps, input),
  };
}
