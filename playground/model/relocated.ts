/** Matches the way from an example's folder to the shared schemas, and the example's own address. */
const WAY = /"(?:\.\.\/)+schemas\//g;
const ADDRESS = /(\/)docs\/examples\/[\w-]+\/(?=[A-Z0-9]+\/)/g;

/**
 * Rewrites the relative references of an example's file for a folder of `forms/`, where a
 * downloaded folder will be.
 *
 * @param path path in the folder: `locales/en.json`
 */
export function relocated(path: string, text: string): string {
  const up = '../'.repeat(path.split('/').length + 1);
  return text.replaceAll(WAY, `"${up}schemas/`).replaceAll(ADDRESS, '$1forms/');
}
