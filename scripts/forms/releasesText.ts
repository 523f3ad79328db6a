import type { FormVersion, Releases } from '../../server/forms/releases.ts';

/**
 * The list of released versions with one more, as it is written: codes in order, each with its
 * versions in order, so that two branches that release different forms merge by themselves.
 *
 * @param releases those there are; none of them is touched
 * @throws {RangeError} when the version is released already: a release stays as it is
 */
export function withRelease(releases: Releases, release: FormVersion): string {
  const { code, version, contentHash } = release;
  if (releases[code]?.[version] !== undefined) {
    throw new RangeError(`Cannot release ${code} version ${version}: it is released`);
  }
  const all = { ...releases, [code]: { ...releases[code], [version]: contentHash } };
  const codes = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1));
  // Keys that are numbers stand in their order by themselves.
  return `${JSON.stringify(Object.fromEntries(codes), null, 2)}\n`;
}
