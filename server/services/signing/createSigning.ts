import { completeSignature } from './completeSignature.ts';
import { formToSign } from './formToSign.ts';
import { prepareSignature } from './prepareSignature.ts';
import { restoreSigned } from './restoreSigned.ts';
import type { SigningDeps } from './SigningDeps.ts';
import type { SigningServices } from './SigningServices.ts';

/** Binds the services of signing to what they work with. */
export function createSigning(deps: SigningDeps): SigningServices {
  return {
    prepareSignature: (input) => prepareSignature(deps, input),
    formToSign: (submissionId, sitting) => formToSign(deps, submissionId, sitting),
    completeSignature: (input) => completeSignature(deps, input),
    restoreSigned: (input) => restoreSigned(deps, input),
  };
}
