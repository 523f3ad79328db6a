import type { FormVersion, Releases } from '../../../server/forms/source/releases.ts';

/**
 * Returns the text of the list of released versions with a new one. Codes and versions are sorted,
 * so that two branches that release different forms merge without conflicts.
 *
 * @param releases the existing releases; none of them changes
 * @throws {RangeError} when the version is released already: a release must not change
 */
export function withRelease(releases: Releases, release: FormVersion): string {
  const { code, version, contentHash } = release;
  if (releases[code]?.[version] !== undefined) {
    throw new RangeError(`Cannot release ${code} version ${version}: it is released`);
  }
  const all = { ...releases, [code]: { ...releases[code], [version]: contentHash } };
  const codes = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1));
  // `JSON.stringify` writes numeric keys in ascending order.
  return `${JSON.stringify(Object.fromEntries(codes), null, 2)}\n`;
}
