import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The maximum of brotli bytes of JavaScript that a form's page loads before its first own step is
 * usable.
 */
export const FIRST_LOAD_LIMIT = 174_000;

/** A prerendered page and the size of the files that it loads. */
export interface FirstLoad {
  /** The file name of the page, such as `LREAL1.en.first.html`. */
  readonly page: string;
  /** The brotli bytes of all scripts in its head, without two small ones of the server. */
  readonly bytes: number;
}

/**
 * Returns the heaviest prerendered page by its scripts: the portal's code, one language, and the
 * rules of the form's conditions.
 *
 * @param site the built and compressed site
 * @param served the folders by their base URL, such as `{ '/': site }`
 */
export function heaviestFirstLoad(
  site: string,
  served: Readonly<Record<string, string>>,
): FirstLoad {
  const folder = join(site, 'prerendered');
  const loads = readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((page) => {
      const html = readFileSync(join(folder, page), 'utf8');
      const urls = new Set(
        [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, url]) => url),
      );
      const sizes = [...urls].map((url) => compressedSize(url ?? '', served));
      return { page, bytes: sizes.reduce((sum, size) => sum + size, 0) };
    });
  return loads.reduce((a, b) => (b.bytes > a.bytes ? b : a), { page: '', bytes: 0 });
}

function compressedSize(url: string, served: Readonly<Record<string, string>>): number {
  const paths = Object.entries(served)
    .filter(([base]) => url.startsWith(base))
    .map(([base, folder]) => join(folder, `${url.slice(base.length)}.br`));
  const path = paths.find((each) => existsSync(each));
  return path === undefined ? 0 : statSync(path).size;
}
