import { computedValue } from '../conditions/evaluateExpression.ts';
import type { ValidatorModule } from '../contract/ValidatorModule.ts';
import type { Expression } from '../definition/Expression.ts';
import { nodesUnder } from '../definition/nodesUnder.ts';
import type { Plan } from '../definition/Plan.ts';
import type { LeafNode, OptionValue } from '../definition/PlanNode.ts';
import { normaliseLeaf } from '../normalise/normaliseLeaf.ts';
import { type Claim, schemaPlace } from './Claim.ts';
import { type Goal, type Logic, not } from './Logic.ts';
import { isAlways } from './limitsOf.ts';

/** A literal value of an expression, with the goals under which it is the result. */
interface Given {
  readonly value: OptionValue;
  readonly goals: readonly Goal[];
}

/**
 * Returns claims about values that a form supplies itself (`default`, `initial`, `computed`) and
 * that their field refuses. Examples are a text for a checkbox, a value that is not an option, and
 * a value that fails an unconditional rule.
 */
export function proveGiven(plan: Plan, logic: Logic, validator: ValidatorModule): readonly Claim[] {
  const leaves = nodesUnder(plan.root).filter((node) => node.kind === 'leaf');
  return leaves.flatMap((node) =>
    (['computed', 'initial'] as const).flatMap((keyword): readonly Claim[] => {
      const expression = node[keyword];
      const wrong = (expression ? givenBy(expression, logic) : []).flatMap(({ value, goals }) => {
        const why = claimOf(node, value, validator);
        const isGiven =
          why !== undefined && logic.isPossible(logic.isShown(node.pattern), ...goals);
        return isGiven ? [`${node.pattern} is given ${JSON.stringify(value)}, ${why}`] : [];
      });
      return wrong.map((message) => ({
        file: 'schema.json',
        pointer: schemaPlace(node.pattern, keyword),
        code: 'impossible-value',
        message,
        remedy: 'Use a value that an applicant could give.',
        severity: 'error',
      }));
    }),
  );
}

/** Returns the literal values in an expression that may be its result. */
function givenBy(expression: Expression, logic: Logic): readonly Given[] {
  const under = (goals: readonly Goal[], of: Expression | undefined) =>
    (of ? givenBy(of, logic) : []).map((each) => ({ ...each, goals: [...goals, ...each.goals] }));
  switch (expression.op) {
    case 'literal':
      return [{ value: expression.value, goals: [] }];
    case 'lookup': {
      const { of } = expression;
      return Object.entries(expression.in).map(([key, value]) => ({
        value,
        goals: of.op === 'value' && !of.shown ? [logic.has(of.pattern, key)] : [],
      }));
    }
    case 'if': {
      const holds = logic.holds(expression.when);
      return [...under([holds], expression.then), ...under([not(holds)], expression.else)];
    }
    case 'orElse':
      return expression.of.flatMap((each) => givenBy(each, logic));
    case 'first':
      return givenBy(expression.of, logic);
    default:
      return [];
  }
}

/**
 * Returns the reason why a field refuses a value, in words; `undefined` if the field accepts it or
 * the value is empty.
 */
function claimOf(
  node: LeafNode,
  given: OptionValue,
  validator: ValidatorModule,
): string | undefined {
  const isNothing = given === '' || (given === false && node.valueType === 'checkbox');
  if (isNothing || node.optionsFrom) return undefined;
  const value = normaliseLeaf(
    node,
    computedValue(node, typeof given === 'number' ? String(given) : given),
  );
  if (value === undefined) return `which is not a valid ${node.valueType}`;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (node.options && !chosen.every((each) => node.options?.some((one) => one.value === each))) {
    return 'which is not one of its options';
  }
  const broken = node.rules
    .filter(isAlways)
    .find(({ test }) => test !== undefined && validator.tests[test]?.(value) === false);
  return broken && `which its rule "${broken.keyword}" refuses`;
}
