import type { FormState } from '../conditions/FormState.ts';
import { paymentLists, paymentMethodIndex } from '../payment/paymentLists.ts';
import type { Chosen } from './Condition.ts';
import { choose } from './choose.ts';
import type { SubmissionType } from './Manifest.ts';
import type { DocumentPlan, NextStepPlan, Plan, SignaturePlan, StepPlan } from './Plan.ts';
import { E_CHEQUE_STEP, METHOD_FIELD } from './paymentFields.ts';
import { SIGNER_FIELDS } from './signerFields.ts';

/** A signature as some answers ask for it. */
export interface SignatureRequest {
  readonly id: string;
  readonly order: number;
  readonly holder: 'personal' | 'organisation';
  readonly optional: boolean;
  /** Not signed online: by hand on the printed copy. */
  readonly disabled: boolean;
  readonly later: boolean;
  /** Answers that the certificate must agree with; absent when there is nothing to compare. */
  readonly name?: string;
  readonly idNumber?: string;
  readonly organisationName?: string;
  readonly authorisedName?: string;
  readonly brNumber?: string;
  readonly crNumber?: string;
  readonly verify: SignaturePlan['verify'];
}

/** How some answers ask a form to conduct itself. */
export interface Conduct {
  /** What the manifest says; a form that is paid on paper goes with its payment (`OFFLINE_SUBM`). */
  readonly submissionType: SubmissionType;
  /** Whether the payment gateway charges the fee: not so at the counter or by an uploaded e-Cheque. */
  readonly isPaymentRequired: boolean;
  /** The method chosen on the review. */
  readonly paymentMethod?: string | undefined;
  /** Below zero: online; see `paymentMethodIndex`. */
  readonly paymentMethodIndex: number;
  /** In signing order. */
  readonly signatures: readonly SignatureRequest[];
  /** Own steps that are shown. */
  readonly steps: readonly StepPlan[];
  /** Papers to bring or attach. */
  readonly documents: readonly DocumentPlan[];
  /** What happens next, for every way of handing in; see `nextStepIds`. */
  readonly next: readonly NextStepPlan[];
}

/** Everything that the manifest makes hang on the answers, asked at once of a state that is open. */
export function conductIn(state: FormState): Conduct {
  const { plan, root } = state;
  const isMeant = ({ when }: { readonly when?: number }) =>
    when === undefined || state.holds(when, root);
  const submissionType = chosenIn(state, plan.submissionType) ?? 'NO_ESUBM';
  const paymentMethod = methodIn(state);
  const index = paymentMethodIndex(paymentLists(plan.manifest), paymentMethod);
  const isOnPaper = submissionType === 'ALLOW_ESUBM' && index >= 0;
  const steps = plan.steps.filter(isMeant);
  const hasECheque = steps.some(({ id }) => id === E_CHEQUE_STEP);
  return {
    submissionType: isOnPaper ? 'OFFLINE_SUBM' : submissionType,
    isPaymentRequired: !isOnPaper && !hasECheque && isPaidOnline(state, plan),
    paymentMethod,
    paymentMethodIndex: index,
    signatures: plan.signatures.filter(isMeant).map((signature) => requestOf(state, signature)),
    steps,
    documents: plan.documents.filter(isMeant),
    next: (plan.next ?? []).filter(isMeant),
  };
}

/** The method that was chosen, where the form asks for one. */
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
