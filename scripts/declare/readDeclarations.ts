import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'rolldown/utils';
import type { RuleKeyword } from '../../engine/definition/RuleKeyword.ts';
import type { WidgetDeclaration } from '../../renderer/form-context/WidgetDeclaration.ts';
import { componentFile, type Declarations, type Declared } from './Declared.ts';

/**
 * Reads the declarations of a project: `RULE` in the files of `engine/rules`, `WIDGETS` in the
 * `index.ts` of each folder in `renderer/widgets`.
 *
 * @param root the folder of the project
 * @throws {Error} when a file cannot be imported
 */
export async function readDeclarations(root: string): Promise<Declarations> {
  const [rules, widgets] = await Promise.all([
    readEach(root, 'engine/rules/*.ts', rulesOf),
    readEach(root, 'renderer/widgets/*/index.ts', (file, module) => widgetsOf(root, file, module)),
  ]);
  return { rules, widgets };
}

/** This file imports a generated file, which may import a file that no longer exists. */
const LIBRARY = 'engine/rules/library.ts';

type Module = Readonly<Record<string, unknown>>;

async function readEach<T>(
  root: string,
  pattern: string,
  read: (file: string, module: Module) => readonly T[],
): Promise<readonly T[]> {
  const files = globSync(pattern, { cwd: root }).map((file) => file.split(sep).join('/'));
  const wanted = files.filter((file) => !file.endsWith('.generated.ts') && file !== LIBRARY).sort();
  const found = await Promise.all(
    wanted.map(async (file) =>
      read(file, (await import(pathToFileURL(join(root, file)).href)) as Module),
    ),
  );
  return found.flat();
}

function rulesOf(file: string, module: Module): readonly Declared<RuleKeyword>[] {
  const { RULE } = module as { readonly RULE?: RuleKeyword };
  return RULE ? [{ file, declaration: RULE, exports: Object.keys(module) }] : [];
}

function widgetsOf(
  root: string,
  file: string,
  module: Module,
): readonly Declared<WidgetDeclaration>[] {
  const { WIDGETS = [] } = module as { readonly WIDGETS?: readonly WidgetDeclaration[] };
  return WIDGETS.map((declaration) => {
    const component = join(root, componentFile({ file, declaration, exports: [] }));
    return { file, declaration, exports: exportsOf(component) };
  });
}

/** Returns the names that a module exports, without running it; empty when the file is missing. */
function exportsOf(path: string): readonly string[] {
  const [file] = globSync(path);
  if (file === undefined) return [];
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => exportName.name ?? []),
  );
}
