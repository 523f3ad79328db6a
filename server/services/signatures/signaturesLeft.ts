import type { Submission } from '../../ports/store/Submission.ts';
import { openOwnAnswers } from '../answers/answers.ts';
import type { ServiceDeps } from '../contract/ServiceDeps.ts';
import { signatureState } from './signatureState.ts';

/** The signature fields of a submission, in signing order. */
export interface SignaturesLeft {
  readonly signed: readonly string[];
  /**
   * Required signatures that are missing or follow later. Each document of the submission must name
   * them.
   */
  readonly toSign: readonly string[];
}

/**
 * Returns the signatures of a completed submission, made and missing. Returns none when the answers
 * were removed by retention or never stored.
 */
export async function signaturesLeft(
  { store, catalogue, rules, vault }: Pick<ServiceDeps, 'store' | 'catalogue' | 'rules' | 'vault'>,
  submission: Submission,
): Promise<SignaturesLeft> {
  const form = await catalogue.byHash(submission.definitionHash);
  if (!form || !submission.sealedData) return { signed: [], toSign: [] };
  const at = (submission.submittedAt ?? submission.updatedAt).toISOString();
  const behaviour = rules.behaviour(form, openOwnAnswers(vault, submission), at);
  const state = await signatureState(store, submission, behaviour);
  return {
    signed: state.signed.map(({ field }) => field),
    toSign: [...state.missing, ...state.later],
  };
}
