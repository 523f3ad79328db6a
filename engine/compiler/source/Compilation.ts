import type { Texts } from '../../definition/JsonSchema.ts';
import type { ConditionTable } from './ConditionTable.ts';
import type { SharedFiles } from './FormFiles.ts';
import type { PatternIndex } from './PatternIndex.ts';
import type { Reporter } from './Reporter.ts';
import type { TestTable } from './TestTable.ts';

/** The state that the parts of the compiler share while they compile one form. */
export interface Compilation {
  readonly report: Reporter;
  /** The texts of the form's first language. */
  readonly texts: Texts;
  readonly shared: SharedFiles;
  readonly patterns: PatternIndex;
  readonly tests: TestTable;
  readonly conditions: ConditionTable;
  /** Names of the shared tables that the form reads. They are part of its hash. */
  readonly tablesUsed: Set<string>;
  /** Checks whether a pattern must run with a limited number of steps. */
  readonly isSlow: (pattern: string) => boolean;
}
