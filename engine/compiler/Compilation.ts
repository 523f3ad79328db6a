import type { Texts } from '../definition/JsonSchema.ts';
import type { ConditionTable } from './ConditionTable.ts';
import type { SharedFiles } from './FormFiles.ts';
import type { PatternIndex } from './PatternIndex.ts';
import type { Reporter } from './Reporter.ts';
import type { TestTable } from './TestTable.ts';

/** What the parts of the compiler share while one form is compiled. */
export interface Compilation {
  readonly report: Reporter;
  /** Of the form's first language. */
  readonly texts: Texts;
  readonly shared: SharedFiles;
  readonly patterns: PatternIndex;
  readonly tests: TestTable;
  readonly conditions: ConditionTable;
  /** Names of the shared tables that the form reads: they count in its hash. */
  readonly tablesUsed: Set<string>;
}
