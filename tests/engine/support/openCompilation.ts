import type { SharedFiles } from '#compiler';
import type { JsonObject, Texts, UiSchema } from '#engine';
import type { Compilation } from '../../../engine/compiler/source/Compilation.ts';
import { ConditionTable } from '../../../engine/compiler/source/ConditionTable.ts';
import type { Draft } from '../../../engine/compiler/source/Draft.ts';
import { draftForm } from '../../../engine/compiler/source/draftForm.ts';
import { PatternIndex } from '../../../engine/compiler/source/PatternIndex.ts';
import { Reporter } from '../../../engine/compiler/source/Reporter.ts';
import { TestTable } from '../../../engine/compiler/source/TestTable.ts';

const FILE = 'schema.json';

/** The place that the tests give to a part of a form. */
export const PLACE = { file: FILE, pointer: '/it' };

/** The parts of a form beside its properties. */
export interface FormParts {
  readonly schema?: JsonObject;
  readonly shared?: SharedFiles;
  readonly ui?: UiSchema;
  readonly texts?: Texts;
  readonly isExternal?: boolean;
  readonly isSlow?: Compilation['isSlow'];
}

/** Opens a form with these properties for the compiler, without compiling any part of it. */
export function openCompilation(properties: JsonObject, parts: FormParts = {}) {
  const { shared = { defs: {}, tables: {} }, ui = {}, texts = {}, isExternal = false } = parts;
  const schema: JsonObject = { type: 'object', properties, ...parts.schema };
  const report = new Reporter();
  const context = { shared, report, documents: new Map([[FILE, schema]]), isExternal };
  const drafted = draftForm(context, [{ file: FILE, schema, ui }]);
  const patterns = new PatternIndex(drafted.root, report);
  const tests = new TestTable(report);
  const conditions = new ConditionTable(patterns, tests, report);
  const { isSlow = () => false } = parts;
  const tablesUsed = new Set<string>();
  const tools = { report, patterns, tests, conditions };
  const compilation: Compilation = { ...tools, texts, shared, tablesUsed, isSlow };
  return {
    compilation,
    ...drafted,
    /** Returns the draft of a field of a kind. */
    draft: <Kind extends Draft['kind']>(kind: Kind, pattern: string) => {
      const found = patterns.get(pattern);
      if (found?.kind !== kind) throw new Error(`${pattern} is not a ${kind}`);
      return found as Extract<Draft, { kind: Kind }>;
    },
    /** Returns `pointer code` of each diagnostic. */
    found: () => report.diagnostics().map(({ pointer, code }) => `${pointer} ${code}`),
    /** Returns the remedies of all diagnostics as one text. */
    remedies: () =>
      report
        .diagnostics()
        .map(({ remedy }) => remedy)
        .join('\n'),
    /** Returns the schema of a test by its name. */
    schemaOf: (name: string | undefined) => tests.all().find((test) => test.name === name)?.schema,
  };
}
