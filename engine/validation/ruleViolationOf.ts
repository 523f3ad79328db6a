import { type Cell, pointerOf, type RuleViolation } from '../conditions/Cell.ts';
import type { FieldError } from '../contract/FieldError.ts';

/** Returns the fault that a cell shows, which has the lowest rank; `undefined` without faults. */
export function ruleViolationOf(cell: Cell): RuleViolation | undefined {
  if (cell.violations.size === 0) return undefined;
  return cell.violations.get(Math.min(...cell.violations.keys()));
}

/** Returns a fault in the form that the API and the page use. */
export function fieldErrorOf(cell: Cell, { rule, key, args, part }: RuleViolation): FieldError {
  const error = { path: pointerOf(cell), key, args, rule };
  return part === undefined ? error : { ...error, part };
}
