import { dirname, join } from 'node:path/posix';
import { parseSync } from 'rolldown/utils';
import type { Sources } from './folderGraph.ts';

/** A module that re-exports others, with its import name, its path and its text. */
export interface ReexportModule {
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

/**
 * Returns the paths of the modules that stories import, either by their path or through a
 * re-exporting module.
 *
 * @param stories the text by path from the root
 * @param doors the modules that stories may import by name, such as `#renderer`
 */
export function shownInStories(stories: Sources, doors: readonly ReexportModule[]): Set<string> {
  const behind = new Map(doors.map((door) => [door.name, exportedBy(door)]));
  const paths = [...stories].flatMap(([path, text]) =>
    importsOf(path, text).flatMap(({ module, names }) =>
      module.startsWith('.')
        ? [join(dirname(path), module)]
        : names.map((name) => behind.get(module)?.get(name)),
    ),
  );
  return new Set(paths.filter((path) => path !== undefined));
}

function importsOf(path: string, text: string) {
  return parseSync(path, text).program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const names = statement.specifiers.flatMap((specifier) =>
      specifier.type === 'ImportSpecifier' ? [nameOf(specifier.imported)] : [],
    );
    return [{ module: statement.source.value, names }];
  });
}

/** Returns the module that declares each export. */
function exportedBy({ path, text }: ReexportModule): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of parseSync(path, text).program.body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) continue;
    const module = join(dirname(path), statement.source.value);
    for (const { exported } of statement.specifiers) found.set(nameOf(exported), module);
  }
  return found;
}

function nameOf(node: { readonly name: string } | { readonly value: string }): string {
  return 'name' in node ? node.name : node.value;
}
