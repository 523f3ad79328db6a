import type { Submission } from '../../ports/Submission.ts';
import type { ServiceDeps } from '../ServiceDeps.ts';
import { openOwnAnswers } from '../submission/answers.ts';
import { signatureState } from './signatureState.ts';

/** Signature fields of a submission, in signing order. */
export interface SignaturesLeft {
  readonly signed: readonly string[];
  /** Required ones that are not made: what each document of the submission must say. */
  readonly toSign: readonly string[];
}

/**
 * Tells which signatures of a completed submission are made, and which are still to be made. What
 * retention has removed, or was never kept, gives none.
 */
export async function signaturesLeft(
  { store, catalogue, rules, vault }: Pick<ServiceDeps, 'store' | 'catalogue' | 'rules' | 'vault'>,
  submission: Submission,
): Promise<SignaturesLeft> {
  const form = await catalogue.byHash(submission.definitionHash);
  if (!form || !submission.sealedData) return { signed: [], toSign: [] };
  const at = (submission.submittedAt ?? submission.updatedAt).toISOString();
  const conduct = rules.conduct(form, openOwnAnswers(vault, submission), at);
  const state = await signatureState(store, submission, conduct);
  return {
    signed: state.signed.map(({ field }) => field),
    toSign: [...state.missing, ...state.later],
  };
}
