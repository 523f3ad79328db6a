import { type Cell, cellsIn, type Fault } from '../conditions/Cell.ts';

/** Rules by which a list or a group with answers asks for more. */
const WANTING: Readonly<Record<Cell['kind'], readonly string[]>> = {
  list: ['minItems', 'countWhere', 'contains'],
  group: ['minProperties', 'dependentRequired'],
  leaf: [],
};

/**
 * Checks whether a fault only reports a missing answer. Saving and printing ignore those (document 2,
 * section 4); a wrong answer must be corrected first.
 *
 * @example an empty required field is missing; a date 31/02/2026 is wrong
 */
export function isStillMissing(cell: Cell, { rule, key }: Fault): boolean {
  // Of an answer of any shape a part is not there yet.
  const isTooLittle = WANTING[cell.kind].includes(rule) || key === 'validation_requiredPart';
  return isTooLittle || !isAnswered(cell);
}

function isAnswered(cell: Cell): boolean {
  return cell.kind === 'leaf' ? isGiven(cell.raw) : cellsIn(cell).some(isAnswered);
}

function isGiven(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isGiven);
  return value !== undefined && value !== null && String(value).trim() !== '';
}
