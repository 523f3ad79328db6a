import { nodesUnder } from '../definition/nodesUnder.ts';
import type { Plan } from '../definition/Plan.ts';
import type { LeafNode, ListNode, PlanNode } from '../definition/PlanNode.ts';
import type { Operand } from '../definition/Rule.ts';
import { addDuration, type Day, dayOrder, parseDay } from '../values/calendar.ts';
import { type Claim, schemaPlace } from './Claim.ts';
import {
  type Bounds,
  CHARS_LEAST,
  CHARS_MOST,
  isAlways,
  limitsOf,
  VALUE_LEAST,
  VALUE_MOST,
} from './limitsOf.ts';

const TICKS_LEAST: Bounds = { minSelected: 0 };
const TICKS_MOST: Bounds = { maxSelected: 0 };

/** Returns claims about limits that no answer can satisfy. */
export function proveLimits(plan: Plan, today: Day): readonly Claim[] {
  return nodesUnder(plan.root).flatMap((node) => [
    ...(node.kind === 'leaf' ? [...leafClaims(node), ...idleClaims(node)] : []),
    ...(node.kind === 'list' ? listClaims(node) : []),
    ...dateClaims(node, today),
  ]);
}

function leafClaims(node: LeafNode): readonly Claim[] {
  const ticks = node.valueType === 'choices' ? node.options?.length : undefined;
  return [
    ...crossed(node, highest(node, CHARS_LEAST), lowest(node, CHARS_MOST), 'characters'),
    ...crossed(node, highest(node, VALUE_LEAST), lowest(node, VALUE_MOST), 'value'),
    ...crossed(node, highest(node, TICKS_LEAST), lowest(node, TICKS_MOST, ticks), 'ticks'),
  ];
}

/** Returns claims about rules that no answer can fail: an empty answer passes every rule. */
function idleClaims(node: LeafNode): readonly Claim[] {
  const ticks = node.options?.length ?? Number.POSITIVE_INFINITY;
  const idle: Readonly<Record<string, (limit: number) => boolean>> = {
    minSelected: (limit) => limit <= 1,
    minChars: (limit) => limit <= 1,
    maxSelected: (limit) => limit >= ticks,
  };
  return node.rules
    .filter(({ keyword, args }) => typeof args[0] === 'number' && idle[keyword]?.(args[0]))
    .map(({ keyword, args }) => ({
      file: 'schema.json',
      pointer: schemaPlace(node.pattern),
      code: 'never-fails',
      message: `No answer to ${node.pattern} can fail its rule "${keyword}": ${String(args[0])}`,
      remedy: keyword.startsWith('min')
        ? 'Name the field in "required", with "requiredKey" for a separate message, or raise the limit.'
        : 'Remove it, or lower the limit.',
      severity: 'warning',
    }));
}

function listClaims(node: ListNode): readonly Claim[] {
  const counts = node.countWhere.flatMap(({ min = 0, max = Number.POSITIVE_INFINITY }) => [
    ...crossed(node, min, Math.min(max, node.maxItems), 'rows of a kind'),
  ]);
  return [...crossed(node, node.minItems, node.maxItems, 'rows'), ...counts];
}

function crossed(node: PlanNode, least: number, most: number, what: string): readonly Claim[] {
  return least <= most ? [] : [contradiction(node, `at least ${least}, at most ${most} ${what}`)];
}

function contradiction({ pattern }: PlanNode, limits: string): Claim {
  return {
    file: 'schema.json',
    pointer: schemaPlace(pattern),
    code: 'contradictory-limits',
    message: `No answer to ${pattern} can satisfy its limits: ${limits}`,
    remedy: 'Correct one of the two limits.',
    severity: 'error',
  };
}

/** Returns the strictest lower limit among the rules that always apply. */
function highest(node: LeafNode, where: Bounds): number {
  return Math.max(Number.NEGATIVE_INFINITY, ...limitsOf(node, where));
}

function lowest(node: LeafNode, where: Bounds, otherwise = Number.POSITIVE_INFINITY): number {
  return Math.min(otherwise, ...limitsOf(node, where));
}

function dateClaims(node: PlanNode, today: Day): readonly Claim[] {
  if (node.kind === 'list') return [];
  const bounds = (keyword: string) =>
    node.rules
      .filter((rule) => rule.keyword === keyword && isAlways(rule))
      .flatMap(({ operands = [] }) => operands.flatMap((operand) => orderOf(operand, today)));
  const least = Math.max(Number.NEGATIVE_INFINITY, ...bounds('dateMin'));
  const most = Math.min(Number.POSITIVE_INFINITY, ...bounds('dateMax'));
  return least <= most ? [] : [contradiction(node, 'its first day is after its last')];
}

function orderOf(operand: Operand, today: Day): readonly number[] {
  const moved = (day: Day | undefined, add: string | undefined) =>
    day && add !== undefined ? addDuration(day, add) : day;
  if (operand.kind === 'today') return known(moved(today, operand.add));
  return operand.kind === 'literal' ? known(parseDay(operand.value)) : [];
}

function known(day: Day | undefined): readonly number[] {
  return day ? [dayOrder(day)] : [];
}
