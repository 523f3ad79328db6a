import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Brotli bytes of JavaScript that a form's page may load before its first own step can be used. */
export const FIRST_LOAD_LIMIT = 170_000;

/** A page drawn beforehand and what it loads. */
export interface FirstLoad {
  /** File name of the page: `LREAL1.en.first.html`. */
  readonly page: string;
  /** Brotli bytes of every script that its head names; two small ones of the server's own are none. */
  readonly bytes: number;
}

/**
 * The heaviest of the pages drawn beforehand, by the scripts that they name: the portal's code, one
 * language, what the form's conditions ask.
 *
 * @param site the built and compressed site
 * @param served folders by the address under which they are served: `{ '/': site }`
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
