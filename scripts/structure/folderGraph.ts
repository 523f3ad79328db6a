import { dirname, join } from 'node:path/posix';
import { readImports } from './readImports.ts';

/** The source files of a project: text by path from the root, such as `server/app.ts`. */
export type Sources = ReadonlyMap<string, string>;

/** An import between folders: the importing file and the imported one. */
export interface Crossing {
  readonly from: string;
  readonly to: string;
}

/** The imports between folders: by importing folder, then by imported folder. */
export type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, readonly Crossing[]>>;

/**
 * Returns the graph of the folders that directly contain source files; a parent folder is separate
 * from its children.
 */
export function folderGraph(sources: Sources): FolderGraph {
  const graph = new Map<string, Map<string, Crossing[]>>();
  for (const { from, to } of crossings(sources)) {
    const arrows = graph.get(dirname(from)) ?? new Map<string, Crossing[]>();
    arrows.set(dirname(to), [...(arrows.get(dirname(to)) ?? []), { from, to }]);
    graph.set(dirname(from), arrows);
  }
  return graph;
}

function crossings(sources: Sources): Crossing[] {
  return [...sources].flatMap(([from, text]) =>
    readImports(from, text)
      .filter((path) => path.startsWith('.'))
      .map((path) => ({ from, to: join(dirname(from), path) }))
      .filter(({ to }) => sources.has(to) && dirname(to) !== dirname(from)),
  );
}
