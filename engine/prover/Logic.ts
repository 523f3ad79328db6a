import type { ValidatorModule } from '../contract/ValidatorModule.ts';
import type { Condition, ConditionRef } from '../definition/Condition.ts';
import { nodesUnder } from '../definition/nodesUnder.ts';
import type { Plan } from '../definition/Plan.ts';
import type { LeafNode, PlanNode } from '../definition/PlanNode.ts';
import { parentOf } from '../values/pointer.ts';

/** The assumptions about some answers during a search: a value, no answer, or an unknown value. */
type Assumptions = ReadonlyMap<string, unknown>;

/** An answer that decides the goal and that has no assumption yet. */
interface Need {
  readonly need: string;
}

type Truth = boolean | Need;

/**
 * A goal that some answers may reach. It returns a truth value, or the answer that the truth
 * depends on.
 */
export type Goal = (assumed: Assumptions) => Truth;

const ABSENT = undefined;
/**
 * A present text or list with an unknown value. Each test of this value is a separate assumption,
 * true or false.
 */
const UNKNOWN = Symbol('present');
/**
 * Maximum number of tries. Beyond this number a goal counts as possible, because nothing was
 * proved.
 */
const MOST_TRIES = 20_000;
/** Maximum number of checkboxes in a group that is tried in every combination. */
const MOST_TICKS = 8;

/**
 * Decides whether conditions can hold. It tries every value of answers with few values (choices,
 * checkboxes). For other answers it assumes that each test may pass or fail. So a claim that
 * something is impossible is always correct, but a claim that something is possible may be wrong.
 */
export class Logic {
  readonly #plan: Plan;
  readonly #validator: ValidatorModule;
  readonly #nodes: ReadonlyMap<string, PlanNode>;

  constructor(plan: Plan, validator: ValidatorModule) {
    this.#plan = plan;
    this.#validator = validator;
    this.#nodes = new Map(nodesUnder(plan.root).map((node) => [node.pattern, node]));
  }

  /** Checks whether some answers reach all goals. */
  isPossible(...goals: readonly Goal[]): boolean {
    const tries = { left: MOST_TRIES };
    return this.#search(allOf(goals), new Map(), tries);
  }

  /** Returns the goal that a condition of the plan holds. An absent condition always holds. */
  holds(ref: ConditionRef | undefined): Goal {
    const condition = ref === undefined ? undefined : this.#plan.conditions[ref];
    return condition ? (assumed) => this.#truth(condition, assumed) : () => true;
  }

  /**
   * Returns the goal that a field is visible: its own condition and those of the objects around it
   * hold.
   */
  isShown(pattern: string): Goal {
    return (assumed) => this.#visible(pattern, assumed);
  }

  /** Returns the goal that an answer is visible and has the given value. */
  has(pattern: string, value: unknown): Goal {
    return (assumed) => {
      const shown = this.#visible(pattern, assumed);
      if (shown !== true) return shown;
      if (!assumed.has(pattern)) return { need: pattern };
      if (assumed.get(pattern) !== UNKNOWN) return assumed.get(pattern) === value;
      const name = `${pattern} is ${String(value)}`;
      return assumed.has(name) ? assumed.get(name) === true : { need: name };
    };
  }

  #search(goal: Goal, assumed: Assumptions, tries: { left: number }): boolean {
    tries.left -= 1;
    if (tries.left < 0) return true;
    const truth = goal(assumed);
    if (typeof truth === 'boolean') return truth;
    return this.#domain(truth.need).some((value) =>
      this.#search(goal, new Map([...assumed, [truth.need, value]]), tries),
    );
  }

  /** Returns the possible assumptions for an answer, or for a test of an answer. */
  #domain(name: string): readonly unknown[] {
    const node = this.#nodes.get(name);
    if (!node) return [true, false];
    // A required answer may also be absent, until the user gives it.
    return [...(node.kind === 'leaf' ? valuesOf(node) : [UNKNOWN]), ABSENT];
  }

  #truth(condition: Condition, assumed: Assumptions): Truth {
    switch (condition.kind) {
      case 'all':
        return allOf(condition.of.map((each) => (given) => this.#truth(each, given)))(assumed);
      case 'any':
        return anyOf(condition.of.map((each) => (given) => this.#truth(each, given)))(assumed);
      case 'not':
        return not((given) => this.#truth(condition.of, given))(assumed);
      case 'test':
        return this.#tested(condition.pattern, condition.test, assumed);
    }
  }

  #tested(pattern: string, test: string, assumed: Assumptions): Truth {
    const shown = this.#visible(pattern, assumed);
    if (shown !== true) return shown;
    if (!assumed.has(pattern)) return { need: pattern };
    const value = assumed.get(pattern);
    if (value === ABSENT) return false;
    if (value === UNKNOWN) {
      const name = `${pattern} ${test}`;
      return assumed.has(name) ? assumed.get(name) === true : { need: name };
    }
    if (this.#validator.tests[test]?.(value) !== true) return false;
    return this.#offered(pattern, value, assumed);
  }

  #offered(pattern: string, value: unknown, assumed: Assumptions): Truth {
    const node = this.#nodes.get(pattern);
    if (node?.kind !== 'leaf') return true;
    const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
    const options = (node.options ?? []).filter((option) => chosen.includes(option.value));
    return allOf(options.map(({ when }) => this.holds(when)))(assumed);
  }

  #visible(pattern: string, assumed: Assumptions): Truth {
    if (pattern === '') return true;
    const node = this.#nodes.get(pattern);
    return allOf([this.isShown(parentOf(pattern)), this.holds(node?.visibleWhen)])(assumed);
  }
}

/**
 * Returns the goal that all goals hold. It stops at the first goal that needs another assumption.
 */
function allOf(goals: readonly Goal[]): Goal {
  return (assumed) => firstOther(goals, assumed, true);
}

/** Returns the goal that at least one goal holds. */
function anyOf(goals: readonly Goal[]): Goal {
  return (assumed) => firstOther(goals, assumed, false);
}

/** Returns the goal that a goal does not hold. */
export function not(goal: Goal): Goal {
  return (assumed) => {
    const truth = goal(assumed);
    return typeof truth === 'boolean' ? !truth : truth;
  };
}

function firstOther(goals: readonly Goal[], assumed: Assumptions, usual: boolean): Truth {
  for (const goal of goals) {
    const truth = goal(assumed);
    if (truth !== usual) return truth;
  }
  return usual;
}

/** Returns the values of an answer with few values; for any other answer, one unknown value. */
function valuesOf(node: LeafNode): readonly unknown[] {
  const options = (node.options ?? []).map(({ value }) => value);
  if (node.computed || node.optionsFrom) return [UNKNOWN];
  if (node.valueType === 'checkbox') return [true];
  if (node.valueType === 'choice') return options;
  if (node.valueType !== 'choices' || options.length > MOST_TICKS) return [UNKNOWN];
  const all = 2 ** options.length;
  return Array.from({ length: all - 1 }, (_, index) =>
    options.filter((_option, bit) => Math.floor((index + 1) / 2 ** bit) % 2 === 1),
  );
}
