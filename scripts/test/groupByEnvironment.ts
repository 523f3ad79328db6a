import { readFileSync } from 'node:fs';

/** A test file of a project, in Vitest's format. */
export interface TestFile {
  readonly project: { readonly name: string };
  /** The path of the file. */
  readonly moduleId: string;
}

/** The comment at the top of a test file that selects its environment. */
const ENVIRONMENT = /^\/\/ @vitest-environment (\w+)/;

/**
 * Groups test files by project and environment; keeps the order within each group. Vitest stops a
 * shared worker when the next file has another environment, and each new worker loads all modules
 * again.
 *
 * @throws {Error} when a file cannot be read
 */
export function groupByEnvironment<File extends TestFile>(files: readonly File[]): File[] {
  const groups = Map.groupBy(files, ({ project, moduleId }) =>
    [project.name, environmentOf(moduleId)].join(' '),
  );
  return [...groups.values()].flat();
}

/** Returns the environment of a test file, by default `node`. */
function environmentOf(path: string): string {
  return ENVIRONMENT.exec(readFileSync(path, 'utf8'))?.[1] ?? 'node';
}
