import { basename, dirname } from 'node:path/posix';
import { folderCycles } from './folderCycles.ts';
import { type Crossing, type FolderGraph, folderGraph, type Sources } from './folderGraph.ts';

/** The maximum number of source files directly in a folder. */
export const MOST_FILES = 25;
/** Folders without a limit: one file per rule, found by its name. */
const UNLIMITED = ['engine/rules'];
/** The maximum number of imports shown for each pair of folders. */
const SHOWN_IMPORTS = 3;

/** Returns a message for each cycle of folders and for each folder with too many files. */
export function structureErrors(sources: Sources): string[] {
  const graph = folderGraph(sources);
  return [...folderCycles(graph).map((cycle) => cycleMessage(graph, cycle)), ...crowded(sources)];
}

function cycleMessage(graph: FolderGraph, cycle: readonly string[]): string {
  const steps = cycle.map((from, at) => ({ from, to: cycle[(at + 1) % cycle.length] ?? from }));
  const arrows = steps.map(
    ({ from, to }) => `  ${from} → ${to}: ${importsOf(graph.get(from)?.get(to) ?? [])}`,
  );
  return [`Folders import one another: ${[...cycle, cycle[0]].join(' → ')}`, ...arrows].join('\n');
}

function importsOf(crossings: readonly Crossing[]): string {
  const shown = crossings
    .slice(0, SHOWN_IMPORTS)
    .map(({ from, to }) => `${basename(from)} imports ${basename(to)}`);
  const more = crossings.length - shown.length;
  return [...shown, ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

function crowded(sources: Sources): string[] {
  const counts = new Map<string, number>();
  for (const path of sources.keys()) {
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && !UNLIMITED.includes(folder))
    .map(([folder, count]) => `${folder} holds ${count} source files; ${MOST_FILES} are allowed`);
}
