import type { ExportPackage } from './ExportPackage.ts';

/** The reply to an operator's order. */
export interface OperatorAnswer {
  readonly isDone: boolean;
  /** Text to print, line by line. */
  readonly lines: readonly string[];
  /** Of `export:find`, when it is done. */
  readonly found?: ExportPackage;
}
