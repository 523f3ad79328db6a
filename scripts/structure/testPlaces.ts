/** The rooms whose tests mirror their sources, by folder. */
export const MIRRORED_ROOMS = ['engine', 'renderer', 'playground', 'server', 'scripts'] as const;

/**
 * The path of a test; an additional part before the suffix splits a suite, such as
 * `.documents.test.ts`.
 */
const TEST = /^tests\/(.+?)(?:\.\w+)?\.(?:test|contract)\.tsx?$/;
/** The path of a walk that tests one source file, which needs a browser or the built site. */
const WALK = new RegExp(`^tests/e2e/((?:${MIRRORED_ROOMS.join('|')})/.+)\\.spec\\.ts$`);
/** The path of a table of values, one file per source file, which a shared test reads. */
const VALUES = /^tests\/(.+)\/values\/([^/]+)\.json$/;
const ENDING = /\.tsx?$/;

/**
 * Returns the path, without extension, of the source file that a test mirrors.
 *
 * @param test the path of the test from the root
 * @returns `undefined` for a file that is neither a test nor a table of values
 *
 * @example
 * mirroredBy('tests/server/forms/pollForChanges.test.ts'); // 'server/forms/pollForChanges'
 * mirroredBy('tests/engine/rules/values/hkMobile.json'); // 'engine/rules/hkMobile'
 * mirroredBy('tests/e2e/scripts/build/buildSite.spec.ts'); // 'scripts/build/buildSite'
 * mirroredBy('tests/support/testPortal.ts'); // undefined
 */
export function mirroredBy(test: string): string | undefined {
  const table = VALUES.exec(test);
  return table ? `${table[1]}/${table[2]}` : (TEST.exec(test) ?? WALK.exec(test))?.[1];
}

/** Returns the path of a source file without its extension, in the form of `mirroredBy`. */
export function withoutEnding(source: string): string {
  return source.replace(ENDING, '');
}

/**
 * Returns the path where the test of a source file belongs.
 *
 * @example
 * testPlace('engine/rules/hkid.ts'); // 'tests/engine/rules/hkid.test.ts'
 */
export function testPlace(source: string): string {
  return `tests/${source.replace(ENDING, '.test$&')}`;
}
