import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the built site, in memory with its compressed copies. */
export interface SiteFile {
  readonly content: Buffer;
  readonly brotli: Buffer | undefined;
  readonly gzip: Buffer | undefined;
  /** Quoted strong ETag. */
  readonly etag: string;
}

/**
 * The built site's pages and top-level files. Names are looked up among the files on disk, and
 * never joined to a path. Therefore any name may be requested.
 */
export interface SiteFiles {
  /**
   * Finds a file by name, such as `index.html`, `favicon.svg` or
   * `prerendered/LREAL1.en.intro.html`; `undefined` for an unknown name.
   */
  find(name: string): SiteFile | undefined;
}

/**
 * Opens the folder of the built site. Detects a build that happens while the server runs.
 *
 * @param folder absolute path of a folder that may not exist yet
 */
export function openSiteFiles(folder: string): SiteFiles {
  let builtAt = Number.NaN;
  let files: ReadonlyMap<string, SiteFile> = new Map();
  return {
    find(name) {
      const index = statSync(join(folder, 'index.html'), { throwIfNoEntry: false });
      if (index && index.mtimeMs !== builtAt) {
        files = new Map([...filesIn(folder, ''), ...filesIn(folder, 'prerendered')]);
        builtAt = index.mtimeMs;
      }
      return index ? files.get(name) : undefined;
    },
  };
}

const COPIES = /\.(?:br|gz|tmp)$/;

function filesIn(folder: string, under: string): [string, SiteFile][] {
  const path = join(folder, under);
  if (!existsSync(path)) return [];
  const names = readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !COPIES.test(entry.name))
    .map(({ name }) => name);
  return names.map((name) => [under ? `${under}/${name}` : name, readSiteFile(join(path, name))]);
}

function readSiteFile(path: string): SiteFile {
  const content = readFileSync(path);
  const copy = (suffix: string) =>
    existsSync(path + suffix) ? readFileSync(path + suffix) : undefined;
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return { content, brotli: copy('.br'), gzip: copy('.gz'), etag };
}
