import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Declarations } from './Declared.ts';
import { formatted } from './formatted.ts';
import { ruleMeta, uiMeta } from './metaTexts.ts';
import { METHOD_LISTS, methodMeta } from './methodTexts.ts';
import { readDeclarations } from './readDeclarations.ts';
import { ruleErrors } from './ruleErrors.ts';
import { catalogueSource, inOrder, librarySource } from './ruleSources.ts';
import { widgetErrors } from './widgetErrors.ts';
import {
  defaultsSource,
  lazySource,
  themeSource,
  typesSource,
  widgetNames,
} from './widgetSources.ts';

/** The files generated from the declarations; none when a declaration has a fault. */
export interface GeneratedFiles {
  /** Content by path from the root of the project. */
  readonly files: ReadonlyMap<string, string>;
  /** A sentence for each fault, with file and remedy. */
  readonly faults: readonly string[];
}

/**
 * Generates the tables of widgets and rule keywords from their declarations. Also generates the
 * schemas that list keywords, widget names and payment methods. Writes no file.
 *
 * @param root folder of the project
 * @throws {Error} when a declaration cannot be imported, or Biome cannot be run
 */
export async function generatedFiles(root: string): Promise<GeneratedFiles> {
  const declarations = await readDeclarations(root);
  const faults = [...ruleErrors(declarations.rules), ...widgetErrors(declarations)];
  if (faults.length > 0) return { files: new Map(), faults };
  const texts = [...sourcesOf(declarations), ...(await metaOf(root, declarations))];
  const files = await Promise.all(
    texts.map(async ([path, text]) => [path, await formatted(root, path, text)] as const),
  );
  return { files: new Map(files), faults };
}

function sourcesOf({ rules, widgets }: Declarations): readonly (readonly [string, string])[] {
  return [
    ['engine/rules/keywordRules.generated.ts', librarySource(rules)],
    ['engine/compiler/source/ruleKeywords.generated.ts', catalogueSource(rules)],
    ['engine/definition/widgetTypes.generated.ts', typesSource(widgets)],
    ['renderer/form/widgets.generated.ts', themeSource(widgets)],
    ['renderer/form/lazy/lazyWidgetTable.generated.ts', lazySource(widgets)],
    ['renderer/form/nodes/defaultWidgets.generated.ts', defaultsSource(widgets)],
  ];
}

async function metaOf(root: string, { rules, widgets }: Declarations) {
  const edits: Readonly<Record<string, (text: string) => string>> = {
    'schemas/meta/rule.schema.json': (text) => ruleMeta(text, inOrder(rules)),
    'schemas/meta/ui.schema.json': (text) => uiMeta(text, widgetNames(widgets)),
    ...Object.fromEntries(
      Object.keys(METHOD_LISTS).map((path) => [path, (text: string) => methodMeta(path, text)]),
    ),
  };
  return Promise.all(
    Object.entries(edits).map(
      async ([path, edit]) => [path, edit(await readFile(join(root, path), 'utf8'))] as const,
    ),
  );
}
