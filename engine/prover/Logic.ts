import type { Condition, ConditionRef } from '../definition/Condition.ts';
import { nodesUnder } from '../definition/nodesUnder.ts';
import type { Plan } from '../definition/Plan.ts';
import type { LeafNode, PlanNode } from '../definition/PlanNode.ts';
import type { ValidatorModule } from '../validation/ValidatorModule.ts';
import { parentOf } from '../values/pointer.ts';

/** What is assumed of some answers while a goal is tried: a value, nothing, or something unknown. */
type Assumptions = ReadonlyMap<string, unknown>;

/** An answer whose value decides the goal and of which nothing is assumed yet. */
interface Need {
  readonly need: string;
}

type Truth = boolean | Need;

/** Something that some answers may or may not bring about. */
export type Goal = (assumed: Assumptions) => Truth;

const ABSENT = undefined;
/** A text or a list: there, with each test of it true or false as an assumption of its own. */
const UNKNOWN = Symbol('present');
/** Beyond so many tries a goal counts as possible: nothing is claimed that is not proved. */
const MOST_TRIES = 20_000;
/** A group of so many ticks is tried in every combination. */
const MOST_TICKS = 8;

/**
 * Finds out whether conditions can come true. Answers with a few values (choices, ticks) are tried
 * in all of them; of any other answer each test is taken to be possible, so that what is claimed to
 * be impossible is impossible, and not the other way round.
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

  /** Whether some answers bring all goals about. */
  isPossible(...goals: readonly Goal[]): boolean {
    const tries = { left: MOST_TRIES };
    return this.#search(allOf(goals), new Map(), tries);
  }

  /** That a condition of the plan holds; none always holds. */
  holds(ref: ConditionRef | undefined): Goal {
    const condition = ref === undefined ? undefined : this.#plan.conditions[ref];
    return condition ? (assumed) => this.#truth(condition, assumed) : () => true;
  }

  /** That a field is there: its own condition and those around it hold. */
  isShown(pattern: string): Goal {
    return (assumed) => this.#visible(pattern, assumed);
  }

  /** That an answer has a value. */
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

  /** What may be assumed of an answer, or of a test of one. */
  #domain(name: string): readonly unknown[] {
    const node = this.#nodes.get(name);
    if (!node) return [true, false];
    // A required answer is absent too until it is given.
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

/** That every goal is met; the first that is not known yet is asked for. */
function allOf(goals: readonly Goal[]): Goal {
  return (assumed) => firstOther(goals, assumed, true);
}

/** That some goal is met. */
function anyOf(goals: readonly Goal[]): Goal {
  return (assumed) => firstOther(goals, assumed, false);
}

/** That a goal is missed. */
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

/** The values of an answer with a few; one unknown value of any other. */
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
