import type { Plan } from '../definition/Plan.ts';
import { E_CHEQUE_STEP } from '../definition/paymentFields.ts';

/**
 * Returns the plan of a form for a portal that takes e-Cheques through the payment gateway: the step
 * that asks for the file is gone, and its fields are never there. So `echq` is a method like any other
 * of the gateway. The definition and its hash stay the same, whichever way a portal goes.
 *
 * @returns the very plan where the form takes no e-Cheque
 * @see specification, document 1, section 4 "Web methods (visa, master, creditcard, pps, echq)"
 */
export function chequesByGateway(plan: Plan): Plan {
  const fields = plan.steps.find(({ id }) => id === E_CHEQUE_STEP)?.fields;
  if (!fields) return plan;
  const never = plan.conditions.length;
  return {
    ...plan,
    steps: plan.steps.filter(({ id }) => id !== E_CHEQUE_STEP),
    // One of none: it never holds.
    conditions: [...plan.conditions, { kind: 'any', of: [] }],
    root: {
      ...plan.root,
      children: plan.root.children.map((node) =>
        fields.includes(node.pattern) ? { ...node, visibleWhen: never } : node,
      ),
    },
  };
}
