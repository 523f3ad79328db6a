import { dirname, join } from 'node:path/posix';
import type { Sources } from './folderGraph.ts';
import { hasLogic } from './hasLogic.ts';
import { MIRRORED_ROOMS, mirroredBy, testPlace, withoutEnding } from './testPlaces.ts';

/** The files that `testErrors` compares. */
export interface TestedProject {
  /** The source files of the mirrored rooms. */
  readonly sources: Sources;
  /** The paths of the tests, from the root. */
  readonly tests: readonly string[];
  /** The paths of the modules that stories import, from the root. */
  readonly shown: ReadonlySet<string>;
}

/** Returns a message for each misplaced test, and for each source file with logic but no test. */
export function testErrors(project: TestedProject): string[] {
  return [
    ...misplaced(project),
    ...untestedSources(project).map(
      (path) => `${path} has logic, but no test: add ${testPlace(path)}`,
    ),
  ];
}

/** Returns the source files with logic that neither a mirrored test nor a story covers. */
export function untestedSources({ sources, tests, shown }: TestedProject): string[] {
  const mirrored = new Set(tests.map(mirroredBy));
  return [...sources]
    .filter(([path]) => !mirrored.has(withoutEnding(path)))
    .filter(([path]) => !(path.endsWith('.tsx') && shown.has(path)))
    .filter(([path, text]) => hasLogic(path, text))
    .map(([path]) => path);
}

function misplaced({ sources, tests }: TestedProject): string[] {
  const known = new Set([...sources.keys()].map(withoutEnding));
  return tests
    .filter((test) => MIRRORED_ROOMS.some((room) => mirroredBy(test)?.startsWith(`${room}/`)))
    .flatMap((test) => {
      const mirrored = mirroredBy(test);
      if (mirrored === undefined || known.has(mirrored)) return [];
      const elsewhere = join('tests/integration', dirname(mirrored));
      return [
        `${test} mirrors no source file: name it after the file that it tests, or move it to ${elsewhere}`,
      ];
    });
}
