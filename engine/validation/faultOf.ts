import { type Cell, type Fault, pointerOf } from '../conditions/Cell.ts';
import type { FieldError } from './FieldError.ts';

/** The fault of a cell that speaks; nothing when all is well. */
export function faultOf(cell: Cell): Fault | undefined {
  if (cell.faults.size === 0) return undefined;
  return cell.faults.get(Math.min(...cell.faults.keys()));
}

/** A fault as the rest of the product reads it. */
export function fieldErrorOf(cell: Cell, { rule, key, args, part }: Fault): FieldError {
  const error = { path: pointerOf(cell), key, args, rule };
  return part === undefined ? error : { ...error, part };
}
