import { type Cell, cellsIn, type RuleViolation } from '../conditions/Cell.ts';

/** The rules that require more answers in a list or group that already has answers. */
const COMPLETENESS_RULES: Readonly<Record<Cell['kind'], readonly string[]>> = {
  list: ['minItems', 'countWhere', 'contains'],
  group: ['minProperties', 'dependentRequired'],
  leaf: [],
};

/**
 * Checks whether a fault only reports a missing answer. Saving and printing ignore such faults
 * (document 2, section 4), but a wrong answer must be corrected first. An empty required field is
 * missing; the date 31/02/2026 is wrong.
 */
export function isStillMissing(cell: Cell, { rule, key }: RuleViolation): boolean {
  // The key reports a missing part of an answer of any shape.
  const isIncomplete =
    COMPLETENESS_RULES[cell.kind].includes(rule) || key === 'validation_requiredPart';
  return isIncomplete || !isAnswered(cell);
}

function isAnswered(cell: Cell): boolean {
  return cell.kind === 'leaf' ? isGiven(cell.raw) : cellsIn(cell).some(isAnswered);
}

function isGiven(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isGiven);
  return value !== undefined && value !== null && String(value).trim() !== '';
}
