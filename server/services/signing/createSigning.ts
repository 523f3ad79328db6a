import { completeSignature } from './completeSignature.ts';
import { prepareSignature } from './prepareSignature.ts';
import type { SigningDeps } from './SigningDeps.ts';
import type { SigningServices } from './SigningServices.ts';

/** Binds the services of signing to what they work with. */
export function createSigning(deps: SigningDeps): SigningServices {
  return {
    prepareSignature: (input) => prepareSignature(deps, input),
    completeSignature: (input) => completeSignature(deps, input),
  };
}
