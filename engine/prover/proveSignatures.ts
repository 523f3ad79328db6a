import type { Plan, SignaturePlan } from '../definition/Plan.ts';
import type { Claim } from './Claim.ts';

/** Claims about signatures that are to be verified against an answer that nothing names. */
export function proveSignatures(plan: Plan): readonly Claim[] {
  return plan.signatures.flatMap((signature) => {
    // The plan has them in signing order, the file as its author wrote them.
    const index = plan.manifest.signatures?.findIndex(({ id }) => id === signature.id) ?? 0;
    return signature.verify.flatMap((name, which) =>
      isNamed(signature, name) ? [] : [unnamed(signature, name, `/signatures/${index}`, which)],
    );
  });
}

function isNamed(signature: SignaturePlan, name: string): boolean {
  return Object.hasOwn(signature, name);
}

function unnamed({ id }: SignaturePlan, name: string, at: string, which: number): Claim {
  return {
    file: 'manifest.json',
    pointer: `${at}/verify/${which}`,
    code: 'verify-without-answer',
    message: `The signature "${id}" is to be verified by its ${name}, and no answer is named for it`,
    remedy: `Name the answer with "${name}", or leave "${name}" out of "verify".`,
    severity: 'error',
  };
}
