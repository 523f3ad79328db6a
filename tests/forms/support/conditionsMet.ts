import type { Condition, ConditionRef, Plan } from '#engine';
import { FormState } from '../../../engine/conditions/FormState.ts';

/** The conditions of a plan that were evaluated as true, and those as false. */
export interface ConditionsMet {
  readonly holding: ReadonlySet<ConditionRef>;
  readonly failing: ReadonlySet<ConditionRef>;
}

/**
 * Runs an action and records the conditions that the engine evaluates. A condition without
 * dependents is not evaluated.
 */
export function listenToConditions(act: () => void): ConditionsMet {
  const { holds } = FormState.prototype;
  const holding = new Set<ConditionRef>();
  const failing = new Set<ConditionRef>();
  FormState.prototype.holds = function heard(ref, context) {
    const truth = holds.call(this, ref, context);
    (truth ? holding : failing).add(ref);
    return truth;
  };
  try {
    act();
  } finally {
    FormState.prototype.holds = holds;
  }
  return { holding, failing };
}

/** Keys of a plan whose value is the number of a condition. */
const ASKING = new Set(['when', 'where', 'visibleWhen', 'requiredWhen']);

/**
 * Returns the conditions that a plan uses, each with the first place of use. Excludes conditions
 * inside an address, and conditions without a field: their result never changes.
 */
export function askedConditions(plan: Plan): ReadonlyMap<ConditionRef, string> {
  const { manifest: _, conditions, ...asking } = plan;
  const asked = new Map<ConditionRef, string>();
  collect(asking, plan.code, asked);
  return new Map([...asked].filter(([ref]) => namesAnswer(conditions[ref])));
}

function namesAnswer(condition: Condition | undefined): boolean {
  if (condition === undefined || condition.kind === 'test') return condition !== undefined;
  return condition.kind === 'not' ? namesAnswer(condition.of) : condition.of.some(namesAnswer);
}

/** Checks for the layout of an address. Tests of the shared block cover its conditions. */
function isAddress(ui: unknown): boolean {
  return typeof ui === 'object' && ui !== null && Reflect.get(ui, 'ui:field') === 'address';
}

function collect(value: unknown, place: string, asked: Map<ConditionRef, string>): void {
  if (typeof value !== 'object' || value === null) return;
  const { pattern, id, value: option, ui } = value as Readonly<Record<string, unknown>>;
  if (isAddress(ui)) {
    const { children: _, ...own } = value as Readonly<Record<string, unknown>>;
    collect({ ...own, ui: undefined }, place, asked);
    return;
  }
  const own = [pattern, id, option].find((each) => typeof each === 'string' && each !== '');
  const here = own === undefined || Array.isArray(value) ? place : `${place} ${String(own)}`;
  for (const [key, each] of Object.entries(value)) {
    if (!ASKING.has(key) || typeof each !== 'number') collect(each, here, asked);
    else if (!asked.has(each)) asked.set(each, `${here} ${key}`);
  }
}

/** Returns the results of a form's conditions that no sample shows, a line each. */
export function unseenConditions(plan: Plan, { holding, failing }: ConditionsMet) {
  return [...askedConditions(plan)].flatMap(([ref, place]) => {
    const missing = [...(holding.has(ref) ? [] : ['true']), ...(failing.has(ref) ? [] : ['false'])];
    const text = JSON.stringify(plan.conditions[ref]);
    return missing.map((truth) => `never ${truth}: ${place} (${text})`);
  });
}
