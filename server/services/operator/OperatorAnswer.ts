import type { ExportPackage } from './ExportPackage.ts';

/** The reply to an operator's order. */
export interface OperatorAnswer {
  readonly isDone: boolean;
  /** Text to print, line by line. */
  readonly lines: readonly string[];
  /** Of `export:find`, when it is done. */
  readonly found?: ExportPackage;
  /** Of `export:list`: a page of reference numbers; an empty one is the end. */
  readonly references?: readonly string[];
}

/** The reply to an order that was carried out, or had been before. */
export function done(lines: readonly string[]): OperatorAnswer {
  return { isDone: true, lines };
}

/** The reply to an order that changed nothing. @param line why, in one sentence */
export function refused(line: string): OperatorAnswer {
  return { isDone: false, lines: [line] };
}
