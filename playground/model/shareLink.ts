import { type DraftFolder, isCode } from './DraftFolder.ts';

/** Largest number of characters of a link's fragment. Longer links do not survive most messages. */
export const LINK_LIMIT = 60_000;

/** Largest size of an unpacked folder, so that a short link cannot fill the memory. */
const CONTENT_LIMIT_BYTES = 2_000_000;

/** The fragment of a link: its name, the version of the format, the packed folder. */
const FRAGMENT = /^#form=1\.([A-Za-z0-9_-]+)$/;

const FILE = /^(?:schema|ui|manifest|locales\/(?:en|zh-Hant|zh-Hans)|samples\/[\w-]{1,60})\.json$/;

/** A link whose fragment contains no readable form. */
export class BrokenLinkError extends Error {
  override readonly name = 'BrokenLinkError';
}

/**
 * Packs a folder into a fragment, which browsers do not send to servers.
 *
 * @returns `#form=1.` and the folder's JSON, deflated, in base64url
 * @throws {RangeError} when the fragment is longer than `LINK_LIMIT`
 */
export async function fragmentOf({ code, files }: DraftFolder): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify({ code, files }));
  const packed = await piped(json, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  const fragment = `#form=1.${toBase64url(packed)}`;
  if (fragment.length > LINK_LIMIT) {
    throw new RangeError(`Cannot share the form: the link has ${fragment.length} characters`);
  }
  return fragment;
}

/**
 * Unpacks the folder of a link.
 *
 * @param fragment the URL's fragment with `#`
 * @returns `undefined` when the fragment is not about a form
 * @throws {BrokenLinkError} when the form is incomplete, too large or no folder
 */
export async function folderIn(fragment: string): Promise<DraftFolder | undefined> {
  if (!fragment.startsWith('#form=')) return undefined;
  const [, packed] = FRAGMENT.exec(fragment) ?? [];
  if (packed === undefined || fragment.length > LINK_LIMIT) throw broken('it is not a whole link');
  const json = await unpacked(packed);
  const folder: unknown = parsed(json);
  if (!isFolder(folder)) throw broken('it contains no folder');
  return { code: folder.code, files: folder.files };
}

/** Removes the form from the page's address, without a new entry in the history. */
export function forgetLink(): void {
  const { hash, pathname, search } = window.location;
  if (hash.startsWith('#form=')) window.history.replaceState(null, '', `${pathname}${search}`);
}

function broken(why: string): BrokenLinkError {
  return new BrokenLinkError(`Cannot open the link: ${why}`);
}

async function unpacked(packed: string): Promise<string> {
  try {
    const stream = new DecompressionStream('deflate-raw');
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await piped(fromBase64url(packed), stream, CONTENT_LIMIT_BYTES),
    );
  } catch {
    throw broken('its content is damaged or too large');
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw broken('its content is not JSON');
  }
}

function isFolder(value: unknown): value is DraftFolder {
  if (typeof value !== 'object' || value === null) return false;
  const { code, files } = value as Partial<DraftFolder>;
  if (!isCode(code) || typeof files !== 'object' || files === null) return false;
  return Object.entries(files).every(([name, text]) => FILE.test(name) && typeof text === 'string');
}

/** Sends bytes through a stream. @throws {RangeError} when more than `most` bytes come out */
async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // A fault of the content is reported by the reader.
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => undefined);
  // Not `for await`: Safari cannot iterate a stream.
  const reader: ReadableStreamDefaultReader<Uint8Array> = stream.readable.getReader();
  const parts: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const byte of part.value) parts.push(byte);
    if (parts.length > most) {
      await reader.cancel();
      throw new RangeError(`Cannot unpack more than ${most} bytes`);
    }
  }
  return Uint8Array.from(parts);
}

function toBase64url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}
