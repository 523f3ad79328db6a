import { CallError, type FormData, type Plan } from '#engine';
import { fromBase64, toBase64 } from '../api/base64.ts';
import type { HandOver, SignedDocument } from '../api/handOverApi.ts';
import { withEachFile } from '../api/sentFiles.ts';
import { fileOf } from '../attachments/pendingFileCache.ts';

/** Layout of the encrypted content. Files of layout 1 have no number: they contain only JSON. */
const LAYOUT = 2;
const LINE_END = 0x0a;

/**
 * A function that returns the bytes of an attachment; `undefined` when the saved value contains
 * none.
 */
export type ContentOf = (
  value: Readonly<Record<string, unknown>>,
) => Uint8Array<ArrayBuffer> | undefined;

/** The answers in a saved file. Nothing in them has been validated. */
export interface SavedAnswers {
  readonly data: unknown;
  readonly contentOf: ContentOf;
  /** The signed document, if one was saved. */
  readonly signed?: SignedDocument | undefined;
}

/**
 * Encodes answers and their attachments in layout 2: one line of JSON, then the bytes of the
 * attachments one after another. An attachment names its part: `{ name, size, type, part: 0 }`.
 * Base64 inside the JSON (layout 1) added a third to the size. A signed document is one more part,
 * which `handOver` names. Earlier versions of the portal load such a file without it.
 *
 * @param data normalised and pruned
 * @param signed the signed document of these answers
 * @throws {CallError} when an attachment is no longer in the page (after a reload)
 */
export async function packAnswers(
  plan: Plan,
  data: FormData,
  signed?: SignedDocument,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Blob[] = [];
  const saved = await withEachFile(plan, data, async ({ name, size, type, ref }) => {
    const content = fileOf(ref);
    if (!content) {
      throw new CallError({ kind: 'refused', message: { key: 'fileGone', args: [name] } });
    }
    return { name, size, type, part: parts.push(content) - 1 };
  });
  const handOver = signed && {
    ...signed.handOver,
    part: parts.push(new Blob([fromBase64(signed.pdf)])) - 1,
  };
  const lengths = parts.map(({ size }) => size);
  const line = JSON.stringify({ layout: LAYOUT, data: saved, parts: lengths, handOver });
  return joined([new TextEncoder().encode(`${line}\n`), ...(await bytesOf(parts))]);
}

/**
 * Parses the output of `packAnswers`, and files of layout 1.
 *
 * @returns `undefined` for an unknown layout, wrong part lengths, or content that is not JSON
 */
export function unpackAnswers(plain: Uint8Array<ArrayBuffer>): SavedAnswers | undefined {
  const end = plain.indexOf(LINE_END);
  try {
    const line: unknown = JSON.parse(
      new TextDecoder().decode(end < 0 ? plain : plain.subarray(0, end)),
    );
    if (typeof line !== 'object' || line === null) return undefined;
    const data: unknown = Reflect.get(line, 'data');
    if (end < 0) return { data, contentOf: base64Content };
    if (Reflect.get(line, 'layout') !== LAYOUT) return undefined;
    const parts = partsOf(plain.subarray(end + 1), Reflect.get(line, 'parts'));
    if (!parts) return undefined;
    const signed = signedIn(Reflect.get(line, 'handOver'), parts);
    return { data, contentOf: ({ part }) => parts[Number(part)], ...(signed && { signed }) };
  } catch {
    // The line is not JSON, so the content has no known layout.
    return undefined;
  }
}

/** Returns the signed document if its proof has all members. The server verifies their values. */
function signedIn(
  value: unknown,
  parts: readonly Uint8Array<ArrayBuffer>[],
): SignedDocument | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { part, ...handOver } = value as HandOver & { readonly part?: unknown };
  const pdf = parts[Number(part)];
  const isWhole =
    typeof handOver.seal === 'string' &&
    typeof handOver.definition === 'string' &&
    Array.isArray(handOver.signatures);
  return pdf && isWhole ? { pdf: toBase64(pdf), handOver } : undefined;
}

/** Reads an attachment of layout 1: `{ name, size, type, file }` with base64. */
export const base64Content: ContentOf = ({ file }) => {
  if (typeof file !== 'string') return undefined;
  try {
    return fromBase64(file);
  } catch {
    return undefined;
  }
};

/** Splits the bytes into parts; `undefined` when the lengths do not match the total. */
function partsOf(bytes: Uint8Array<ArrayBuffer>, lengths: unknown) {
  if (!Array.isArray(lengths)) return undefined;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const length of lengths) {
    if (!Number.isSafeInteger(length) || length < 0) return undefined;
    parts.push(bytes.subarray(at, at + length));
    at += length;
  }
  return at === bytes.length ? parts : undefined;
}

async function bytesOf(parts: readonly Blob[]): Promise<readonly Uint8Array[]> {
  return Promise.all(parts.map(async (part) => new Uint8Array(await part.arrayBuffer())));
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
