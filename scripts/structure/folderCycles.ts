import type { FolderGraph } from './folderGraph.ts';

/**
 * Returns a shortest cycle of each group of folders that import one another, as the folders in the
 * order of the imports; the last imports the first.
 */
export function folderCycles(graph: FolderGraph): string[][] {
  const settled = new Set<string>();
  const cycles: string[][] = [];
  for (const folder of [...graph.keys()].sort()) {
    if (settled.has(folder)) continue;
    const group = [...reachable(graph, folder)]
      .filter((other) => reachable(graph, other).has(folder))
      .sort();
    for (const member of group) settled.add(member);
    const [shortest] = group
      .map((member) => cycleThrough(graph, member))
      .sort((one, other) => one.length - other.length);
    if (shortest) cycles.push(shortest);
  }
  return cycles;
}

/**
 * Returns the folders that a folder imports directly or through others; it contains the folder
 * itself only in a cycle.
 */
function reachable(graph: FolderGraph, start: string): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of graph.get(folder)?.keys() ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}

/** Returns a shortest cycle through a folder, by breadth-first search. */
function cycleThrough(graph: FolderGraph, start: string): string[] {
  const seen = new Set<string>();
  const paths = [[start]];
  for (let path = paths.shift(); path; path = paths.shift()) {
    for (const next of graph.get(path.at(-1) ?? start)?.keys() ?? []) {
      if (next === start) return path;
      if (seen.has(next)) continue;
      seen.add(next);
      paths.push([...path, next]);
    }
  }
  throw new Error(`No cycle leads through ${start}`);
}
