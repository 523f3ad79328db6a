import type { JsonObject } from '#engine';
import type { Compilation } from '../../../engine/compiler/source/Compilation.ts';
import type { Draft, GroupDraft } from '../../../engine/compiler/source/Draft.ts';
import { PatternIndex } from '../../../engine/compiler/source/PatternIndex.ts';
import { Reporter } from '../../../engine/compiler/source/Reporter.ts';

/** Creates a draft of a field, without children, from its schema. */
export function draftOf(kind: Draft['kind'], pattern: string, schema: JsonObject = {}): Draft {
  const place = { file: 'schema.json', pointer: pattern };
  return {
    kind,
    key: pattern.slice(pattern.lastIndexOf('/') + 1),
    pattern,
    textKey: pattern.slice(1).replaceAll('/', '.'),
    holder: pattern.slice(0, pattern.lastIndexOf('/')),
    source: { layers: [{ place, schema }], blocks: [], trail: new Set() },
    ui: {},
    required: false,
    children: [],
    item: { kind: 'group', pattern: `${pattern}/*`, children: [] },
  } as unknown as Draft;
}

/** Creates the compilation of a form with these drafts and its own reporter. */
export function compilationOf(...drafts: readonly Draft[]) {
  const report = new Reporter();
  const root = { ...draftOf('group', ''), children: drafts } as GroupDraft;
  const compilation = {
    report,
    patterns: new PatternIndex(root, report),
  } as unknown as Compilation;
  /** Returns `pointer code` of each diagnostic. */
  const found = () => report.diagnostics().map(({ pointer, code }) => `${pointer} ${code}`);
  return { compilation, report, found };
}
