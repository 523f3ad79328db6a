import type { Condition } from '../definition/Condition.ts';
import type { Plan } from '../definition/Plan.ts';
import type { PlanNode } from '../definition/PlanNode.ts';
import { constantOf } from './conditionWords.ts';

/** A step of the page and the fields that it shows. */
export interface ShownStep {
  readonly id: string;
  readonly fields: readonly string[];
  /** The condition of the step; absent if the step is always shown. */
  readonly when?: Condition;
}

/**
 * Returns the steps of a form with fields, in page order: its own, the review, the submission.
 *
 * @example
 * shownSteps(FIRST.plan).map(({ id }) => id);
 * // ['particulars', 'request', 'eCheque', 'confirmation', 'submission']
 */
export function shownSteps(plan: Plan): readonly ShownStep[] {
  const own = plan.steps.map(({ id, fields, when }) => {
    const condition = when === undefined ? undefined : plan.conditions[when];
    return condition ? { id, fields, when: condition } : { id, fields };
  });
  const shared = [
    { id: 'confirmation', fields: plan.paymentFields },
    { id: 'submission', fields: plan.workflowFields },
  ].filter(({ fields }) => fields.length > 0);
  return [...own, ...shared];
}

/** Returns the step that shows a field of the first level, or a field inside of it. */
export function stepOf(plan: Plan, pattern: string): ShownStep | undefined {
  const top = `/${pattern.split('/')[1] ?? ''}`;
  return shownSteps(plan).find(({ fields }) => fields.includes(top));
}

/**
 * Returns the condition of a field without the condition of its step, which the compiler adds.
 *
 * @returns `undefined` for a field that is always shown on its step
 */
export function ownCondition(plan: Plan, node: PlanNode): Condition | undefined {
  const whole = node.visibleWhen === undefined ? undefined : plan.conditions[node.visibleWhen];
  if (!whole || constantOf(whole) === true) return undefined;
  const isTop = node.pattern.split('/').length === 2;
  const step = isTop ? stepOf(plan, node.pattern)?.when : undefined;
  if (!step) return whole;
  const parts = partsOf(whole);
  const outer = partsOf(step);
  const isPrefix = outer.every((part, index) => isSame(part, parts[index]));
  if (!isPrefix) return whole;
  const own = parts.slice(outer.length);
  const [only] = own;
  if (only && own.length === 1) return only;
  return own.length === 0 ? undefined : { kind: 'all', of: own };
}

function partsOf(condition: Condition): readonly Condition[] {
  return condition.kind === 'all' ? condition.of : [condition];
}

function isSame(one: Condition, other: Condition | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
