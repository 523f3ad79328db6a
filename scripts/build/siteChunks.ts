import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The chunk of lists (`firstFiles.ts`), which a page that is drawn with one needs at once. */
export const LISTS = 'lists';

/** Whether a drawn page has a list, so that it needs their code to be taken over. */
export function hasList(html: string): boolean {
  return html.includes('class="records"');
}

/** Names the files, from the built site's root, that a chunk of the browser's code comes in. */
export type FilesOf = (chunk: string) => readonly string[];

/**
 * Looks up built files in Vite's manifest.
 *
 * @param site a site built with a manifest and one page
 * @returns a function of a chunk's name; it gives its file and those that it imports beside what the page
 *   names itself
 * @throws {RangeError} from that function, when the site has no such chunk
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

/** What Vite writes of each chunk; `imports` are keys of the same. */
type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}
