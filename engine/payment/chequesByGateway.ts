import type { Plan } from '../definition/Plan.ts';
import { E_CHEQUE_STEP } from '../definition/paymentFields.ts';

/**
 * Returns the plan of a form for a portal that accepts e-Cheques through the payment gateway. The
 * plan has no step for the file, and its fields are always hidden: `echq` is then a method of the
 * gateway. The definition and its hash stay the same.
 *
 * @returns `plan` itself if the form accepts no e-Cheque
 * @see specification, document 1, section 4 "Web methods (visa, master, creditcard, pps, echq)"
 *
 * @example
 * FIRST.plan.steps.map(({ id }) => id); // ['particulars', 'request', 'eCheque']
 * chequesByGateway(FIRST.plan).steps.map(({ id }) => id); // ['particulars', 'request']
 * chequesByGateway(NOTICE.plan) === NOTICE.plan; // true
 */
export function chequesByGateway(plan: Plan): Plan {
  const fields = plan.steps.find(({ id }) => id === E_CHEQUE_STEP)?.fields;
  if (!fields) return plan;
  const never = plan.conditions.length;
  return {
    ...plan,
    steps: plan.steps.filter(({ id }) => id !== E_CHEQUE_STEP),
    // An `any` without members never holds.
    conditions: [...plan.conditions, { kind: 'any', of: [] }],
    root: {
      ...plan.root,
      children: plan.root.children.map((node) =>
        fields.includes(node.pattern) ? { ...node, visibleWhen: never } : node,
      ),
    },
  };
}
