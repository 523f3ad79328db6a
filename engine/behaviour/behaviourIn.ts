import type { FormState } from '../conditions/FormState.ts';
import type { Chosen } from '../definition/Condition.ts';
import type { SubmissionType } from '../definition/Manifest.ts';
import type {
  DocumentPlan,
  NextStepPlan,
  Plan,
  SignaturePlan,
  StepPlan,
} from '../definition/Plan.ts';
import { E_CHEQUE_STEP, METHOD_FIELD } from '../definition/paymentFields.ts';
import { paymentLists, paymentMethodIndex } from '../definition/paymentLists.ts';
import { SIGNER_FIELDS } from '../definition/signerFields.ts';
import { choose } from './choose.ts';

/** A signature that the given answers require. */
export interface SignatureRequest {
  readonly id: string;
  readonly order: number;
  readonly holder: 'personal' | 'organisation';
  readonly optional: boolean;
  /** Whether the signature is made by hand on the printed copy, not online. */
  readonly disabled: boolean;
  readonly later: boolean;
  /** The answers that must match the certificate; absent when there is nothing to compare. */
  readonly name?: string;
  readonly idNumber?: string;
  readonly organisationName?: string;
  readonly authorisedName?: string;
  readonly brNumber?: string;
  readonly crNumber?: string;
  readonly verify: SignaturePlan['verify'];
}

/** The behaviour of a form for the given answers. */
export interface FormBehaviour {
  /**
   * The type from the manifest; a form that is paid on paper is also submitted on paper
   * (`OFFLINE_SUBM`).
   */
  readonly submissionType: SubmissionType;
  /** Whether the payment gateway charges the fee, and not the counter or an uploaded e-Cheque. */
  readonly isPaymentRequired: boolean;
  /** The method chosen on the review. */
  readonly paymentMethod?: string | undefined;
  /** Negative for online methods (see `paymentMethodIndex`). */
  readonly paymentMethodIndex: number;
  /** The signatures in signing order. */
  readonly signatures: readonly SignatureRequest[];
  /** The visible own steps. */
  readonly steps: readonly StepPlan[];
  /** The papers to bring or attach. */
  readonly documents: readonly DocumentPlan[];
  /** The following steps for every way of submission (see `nextStepIds`). */
  readonly next: readonly NextStepPlan[];
}

/**
 * Returns every part of the manifest that depends on the answers.
 *
 * @param state the open state of a form; for plain answers use `behaviourOf`
 *
 * @example
 * import { openState } from '../conditions/openState.ts';
 * const behaviour = behaviourIn(openState(FIRST.plan, FIRST.validator, answers, now));
 * behaviour.submissionType; // 'ALLOW_ESUBM'
 * behaviour.steps.map(({ id }) => id); // ['particulars', 'request']
 */
export function behaviourIn(state: FormState): FormBehaviour {
  const { plan, root } = state;
  const isActive = ({ when }: { readonly when?: number }) =>
    when === undefined || state.holds(when, root);
  const submissionType = chosenIn(state, plan.submissionType) ?? 'NO_ESUBM';
  const paymentMethod = methodIn(state);
  const index = paymentMethodIndex(paymentLists(plan.manifest), paymentMethod);
  const isOnPaper = submissionType === 'ALLOW_ESUBM' && index >= 0;
  const steps = plan.steps.filter(isActive);
  const hasECheque = steps.some(({ id }) => id === E_CHEQUE_STEP);
  return {
    submissionType: isOnPaper ? 'OFFLINE_SUBM' : submissionType,
    isPaymentRequired: !isOnPaper && !hasECheque && isPaidOnline(state, plan),
    paymentMethod,
    paymentMethodIndex: index,
    signatures: plan.signatures.filter(isActive).map((signature) => requestOf(state, signature)),
    steps,
    documents: plan.documents.filter(isActive),
    next: (plan.next ?? []).filter(isActive),
  };
}

/** Returns the chosen method, if the form offers the choice. */
function methodIn(state: FormState): string | undefined {
  if (!state.plan.paymentFields.includes(METHOD_FIELD)) return undefined;
  const method = state.valueAt(METHOD_FIELD, state.root);
  return typeof method === 'string' ? method : undefined;
}

function isPaidOnline(state: FormState, { payment }: Plan): boolean {
  if (!payment || chosenIn(state, payment.onCounter)) return false;
  return chosenIn(state, payment.required) ?? false;
}

function requestOf(state: FormState, signature: SignaturePlan): SignatureRequest {
  const compared = SIGNER_FIELDS.flatMap((name) => {
    const pattern = signature[name] && chosenIn(state, signature[name]);
    const value = pattern === undefined ? undefined : state.valueAt(pattern, state.root);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return {
    id: signature.id,
    order: signature.order,
    holder: chosenIn(state, signature.holder) ?? 'personal',
    optional: chosenIn(state, signature.optional) ?? false,
    disabled: chosenIn(state, signature.disabled) ?? false,
    later: signature.later,
    verify: signature.verify,
    ...Object.fromEntries(compared),
  };
}

function chosenIn<T>(state: FormState, chosen: Chosen<T>): T | undefined {
  return choose(chosen, { holds: (ref) => state.holds(ref, state.root) });
}
