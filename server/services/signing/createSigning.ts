import type { SigningServices } from '../contract/SigningServices.ts';
import { completeSignature } from './completeSignature.ts';
import { formToSign } from './formToSign.ts';
import { prepareSignature } from './prepareSignature.ts';
import { restoreSigned } from './restoreSigned.ts';
import type { SigningDeps } from './SigningDeps.ts';

/** Creates the signing services. */
export function createSigning(deps: SigningDeps): SigningServices {
  return {
    prepareSignature: (input) => prepareSignature(deps, input),
    formToSign: (submissionId, sitting) => formToSign(deps, submissionId, sitting),
    completeSignature: (input) => completeSignature(deps, input),
    restoreSigned: (input) => restoreSigned(deps, input),
  };
}
