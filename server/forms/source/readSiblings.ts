import type { Dirent } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type FormDocuments, objectOf, outsideReferences, pathInFolder } from '#compiler';
import type { Json } from '#engine';
import { isSibling } from './isSibling.ts';

const MOST_FILES = 100;
/** Maximum number of files that are listed, to find one by its `$id` or to propose its name. */
const MOST_LISTED = 500;
const MOST_LEVELS = 5;
const FILE_MB = 8;
const TOTAL_MB = 32;
const MB = 1024 * 1024;

/** A function that stores the text of a file, and returns its JSON. */
export type KeepText = (file: string, text: string) => Json | undefined;

/**
 * Reads the files of a form's folder to which its schema refers, directly or through other files. A
 * reference names a file by its path, or by the last part of its `$id`. Nothing outside the folder
 * is read, and nothing is fetched.
 *
 * @param folder folder of the form
 * @param schema the content of `schema.json`
 * @param keep stores the text of each file that the schema refers to
 */
export async function readSiblings(
  folder: string,
  schema: Json,
  keep: KeepText,
): Promise<FormDocuments> {
  const reader = new SiblingReader(folder, keep);
  await reader.follow('schema.json', schema);
  return {
    read: reader.read,
    unread: reader.unread,
    existing: reader.isWhole ? [] : await reader.list(),
  };
}

/** Reads files of one folder within limits, each once. */
class SiblingReader {
  readonly read = new Map<string, Json>();
  readonly unread = new Map<string, string>();
  /** Whether every reference has its file. */
  isWhole = true;
  readonly #folder: string;
  readonly #keep: KeepText;
  readonly #texts = new Map<string, string | undefined>();
  #bytes = 0;
  #listed: Promise<readonly string[]> | undefined;

  constructor(folder: string, keep: KeepText) {
    this.#folder = folder;
    this.#keep = keep;
  }

  /** Reads the files to which a file refers, and those to which they refer. */
  async follow(from: string, content: Json): Promise<void> {
    const waiting: [string, Json][] = [[from, content]];
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [file, value] = next;
      for (const path of outsideReferences(value)) {
        for (const found of await this.#filesFor(path, file)) {
          const inner = await this.#take(found);
          if (inner !== undefined) waiting.push([found, inner]);
        }
      }
    }
  }

  /** Lists the JSON files of the folder that a reference may name. */
  list(): Promise<readonly string[]> {
    this.#listed ??= this.#within('', MOST_LEVELS).then((files) => files.slice(0, MOST_LISTED));
    return this.#listed;
  }

  /** Returns the file that a reference names by its path, or else the files of that `$id`. */
  async #filesFor(path: string, from: string): Promise<readonly string[]> {
    const file = pathInFolder(path, from);
    if (file === 'schema.json') return [];
    if (file !== undefined && (await this.#text(file)) !== undefined) return [file];
    if (file !== undefined && this.unread.has(file)) return [];
    const named: string[] = [];
    const wanted = lastStep(path);
    for (const each of wanted === '' ? [] : await this.list()) {
      if (lastStep(await this.#idOf(each)) === wanted) named.push(each);
    }
    this.isWhole &&= named.length > 0;
    return named;
  }

  /** Returns the content of a file when it is read for the first time. */
  async #take(file: string): Promise<Json | undefined> {
    if (this.read.has(file) || this.unread.has(file)) return undefined;
    const text = await this.#text(file);
    if (text === undefined) return undefined;
    if (this.read.size >= MOST_FILES) {
      this.unread.set(file, `is not read: a schema may refer to ${MOST_FILES} files`);
      return undefined;
    }
    const content = this.#keep(file, text);
    if (content === undefined) return undefined;
    this.read.set(file, content);
    return content;
  }

  async #idOf(file: string): Promise<string> {
    const text = await this.#text(file);
    if (text === undefined || (!text.includes('"$id"') && !text.includes('"id"'))) return '';
    try {
      const { $id, id } = objectOf(JSON.parse(text));
      return [$id, id].find((each) => typeof each === 'string') ?? '';
    } catch {
      // Nothing refers to the file by its path, so that its fault does no harm.
      return '';
    }
  }

  /** Returns the text of a file; `undefined` if it does not exist or may not be read. */
  async #text(file: string): Promise<string | undefined> {
    if (!this.#texts.has(file)) this.#texts.set(file, await this.#load(file));
    return this.#texts.get(file);
  }

  async #load(file: string): Promise<string | undefined> {
    if (!isSibling(file) || !file.endsWith('.json')) return undefined;
    const [root, path] = await Promise.all([
      realPath(this.#folder),
      realPath(join(this.#folder, file)),
    ]);
    if (root === undefined || path === undefined) return undefined;
    const status = await stat(path).catch(() => undefined);
    if (!status?.isFile()) return undefined;
    const reason = this.#refusal(path.startsWith(root + sep), status.size);
    if (reason !== undefined) {
      this.unread.set(file, reason);
      return undefined;
    }
    this.#bytes += status.size;
    return readFile(path, 'utf8').catch(() => undefined);
  }

  #refusal(isInside: boolean, size: number): string | undefined {
    if (!isInside) return "is a link to a file outside the form's folder";
    if (size > FILE_MB * MB) return `is larger than ${FILE_MB} MB`;
    const isTooMuch = this.#bytes + size > TOTAL_MB * MB;
    return isTooMuch ? `is not read: the files have more than ${TOTAL_MB} MB together` : undefined;
  }

  /** Lists the JSON files of a folder, at most about `MOST_LISTED`, in alphabetical order. */
  async #within(path: string, levels: number): Promise<readonly string[]> {
    const entries = await entriesIn(join(this.#folder, path));
    const found: string[] = [];
    for (const entry of entries) {
      const file = path + entry.name;
      if (found.length >= MOST_LISTED || levels === 0) break;
      if (!isSibling(file)) continue;
      if (entry.isDirectory()) found.push(...(await this.#within(`${file}/`, levels - 1)));
      else if (file.endsWith('.json')) found.push(file);
    }
    return found;
  }
}

async function entriesIn(folder: string): Promise<readonly Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function realPath(path: string): Promise<string | undefined> {
  return realpath(path).catch(() => undefined);
}

/** Returns the last part of an address or path: `address.json`. */
function lastStep(path: string): string {
  return path.replace(/#$/, '').split('/').at(-1) ?? '';
}
