import type { ExportPackage } from '../export/ExportPackage.ts';

/** The reply to an operator's order. */
export interface OperatorAnswer {
  readonly isDone: boolean;
  /** The lines to print. */
  readonly lines: readonly string[];
  /** Result of `export:find`, when the order is done. */
  readonly found?: ExportPackage;
  /**
   * Result of `export:list`: a page of reference numbers. An empty page means that no more follow.
   */
  readonly references?: readonly string[];
}

/** Creates the reply to an order that was carried out, now or earlier. */
export function done(lines: readonly string[]): OperatorAnswer {
  return { isDone: true, lines };
}

/**
 * Creates the reply to an order that changed nothing.
 *
 * @param line the reason, in one sentence
 */
export function refused(line: string): OperatorAnswer {
  return { isDone: false, lines: [line] };
}
