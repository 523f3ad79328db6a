import type { Plan, SignaturePlan } from '../definition/Plan.ts';
import type { Claim } from './Claim.ts';

/**
 * Returns claims about signatures whose verification needs an answer that the signature does not
 * name.
 */
export function proveSignatures(plan: Plan): readonly Claim[] {
  return plan.signatures.flatMap((signature) => {
    // The plan lists the signatures in signing order, the file in its own order.
    const index = plan.manifest.signatures?.findIndex(({ id }) => id === signature.id) ?? 0;
    return signature.verify.flatMap((name, which) =>
      isNamed(signature, name)
        ? []
        : [unnamedClaim(signature, name, `/signatures/${index}`, which)],
    );
  });
}

function isNamed(signature: SignaturePlan, name: string): boolean {
  return Object.hasOwn(signature, name);
}

function unnamedClaim({ id }: SignaturePlan, name: string, at: string, which: number): Claim {
  return {
    file: 'manifest.json',
    pointer: `${at}/verify/${which}`,
    code: 'verify-without-answer',
    message: `The signature "${id}" is verified by its ${name}, but names no answer for it`,
    remedy: `Name the answer with "${name}", or leave "${name}" out of "verify".`,
    severity: 'error',
  };
}
