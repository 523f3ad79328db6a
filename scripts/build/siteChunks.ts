import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The chunk of lists (`firstFiles.ts`), which a page with a prerendered list needs immediately. */
export const LISTS = 'lists';

/** Checks whether a prerendered page has a list, so that it needs the code of lists to hydrate. */
export function hasList(html: string): boolean {
  return html.includes('class="records"');
}

/**
 * Checks that React rendered a whole page. If the content of a boundary throws, React writes a
 * marker, leaves that part to the browser and reports nothing.
 *
 * @param html the HTML of a prerendered page
 * @param page its name in the error, such as `LR164.en.first`
 * @throws {TypeError} when a part of the page is missing
 */
export function assertWhole(html: string, page: string): void {
  if (html.includes('<!--$!-->')) {
    throw new TypeError(`Cannot prerender ${page}: a part of it throws while it is rendered`);
  }
}

/** A function that returns the files of a chunk, from the built site's root. */
export type FilesOf = (chunk: string) => readonly string[];

/**
 * Reads Vite's manifest to find built files.
 *
 * @param site a site built with a manifest and one page
 * @returns a function that takes the name of a chunk. It returns the chunk's file and its imports,
 *   except those that the page already loads
 * @throws {RangeError} in that function, when the site has no such chunk
 */
export function siteChunks(site: string): FilesOf {
  const manifest: Manifest = JSON.parse(readFileSync(join(site, '.vite/manifest.json'), 'utf8'));
  const needed = (key: string, known: Set<string>): Set<string> => {
    if (known.has(key)) return known;
    known.add(key);
    for (const each of manifest[key]?.imports ?? []) needed(each, known);
    return known;
  };
  const ofPage = needed('index.html', new Set());
  return (chunk) => {
    const [key] = Object.entries(manifest).find(([, { name }]) => name === chunk) ?? [];
    if (key === undefined) throw new RangeError(`Cannot find the chunk ${chunk} in ${site}`);
    const keys = [...needed(key, new Set(ofPage))].filter((each) => !ofPage.has(each));
    return keys.map((each) => manifest[each]?.file ?? '');
  };
}

/** The manifest of Vite, by chunk; `imports` are keys of the same object. */
type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}
