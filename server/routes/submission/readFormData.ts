import { type FormData, fromWire, type Plan, UPLOAD_LIMIT_BYTES, WireNameError } from '#engine';
import { ApiError } from '../../http/errors.ts';
import { Base64Bytes, type TakenFile } from '../../plugins/bodies/Base64Bytes.ts';
import type { IncomingFiles } from '../../plugins/bodies/incomingFiles.ts';
import type { IncomingFile } from '../../services/contract/SubmissionServices.ts';

/** The form data of a request, in the shape that the engine and the services use. */
export interface ReadFormData {
  /** Nested; a file is `{ name, size, type, sha256, ref }`. */
  readonly formData: FormData;
  readonly files: readonly IncomingFile[];
}

/**
 * Converts the flat form data of the wire: names become nested keys, and each file value gets the
 * hash of its bytes. The measured size replaces the size that a file states.
 *
 * @param incoming files that were extracted from the body
 * @throws {ApiError} `badFormData` for an unknown name, for broken base64, and for an overlong text
 *   in a field that is not a file; `tooLarge` when the files together exceed the upload limit
 * @see specification, document 1, section 3 (record lists, uploaded file value)
 */
export function readFormData(
  plan: Plan,
  wire: Readonly<Record<string, unknown>>,
  incoming: IncomingFiles,
): ReadFormData {
  const uploads = new Uploads(incoming);
  const entries = Object.entries(wire).map(([name, value]) => [name, uploads.named(value)]);
  // `Object.fromEntries` makes every name an own property, even `__proto__`.
  const flat: Record<string, unknown> = Object.fromEntries(entries);
  const files = uploads.all();
  const total = files.reduce((sum, { content }) => sum + content.length, 0);
  if (total > UPLOAD_LIMIT_BYTES) throw new ApiError('tooLarge');
  try {
    return { formData: fromWire(plan, flat), files };
  } catch (error) {
    if (error instanceof WireNameError) throw new ApiError('badFormData');
    throw error;
  }
}

/** The files of one form. */
class Uploads {
  readonly #incoming: IncomingFiles;
  readonly #claimed = new Set<string>();
  readonly #files = new Map<string, IncomingFile>();

  constructor(incoming: IncomingFiles) {
    this.#incoming = incoming;
  }

  /**
   * Replaces the content of a file value with its size and hash. Does the same for each value of a
   * list.
   */
  named(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.named(each));
    if (!isUpload(value)) return value;
    this.#claimed.add(value.file);
    const file = this.#incoming.get(value.file) ?? decoded(value.file);
    if ('fault' in file) throw new ApiError(file.fault);
    const { sha256, content } = file;
    const type = typeof value.type === 'string' ? value.type : '';
    this.#files.set(sha256, { sha256, type, content });
    return { name: value.name, size: content.length, type, sha256, ref: sha256 };
  }

  /**
   * Returns the files. @throws {ApiError} when a text was extracted as a file from a field that
   * cannot have one
   */
  all(): readonly IncomingFile[] {
    const isClaimed = (name: string) => this.#claimed.has(name);
    if (![...this.#incoming.keys()].every(isClaimed)) throw new ApiError('badFormData');
    return [...this.#files.values()];
  }
}

function decoded(base64: string): TakenFile {
  const bytes = new Base64Bytes(UPLOAD_LIMIT_BYTES);
  bytes.add(base64);
  return bytes.end();
}

interface Upload {
  readonly name: unknown;
  readonly type?: unknown;
  readonly file: string;
}

function isUpload(value: unknown): value is Upload {
  if (typeof value !== 'object' || value === null) return false;
  return 'file' in value && typeof value.file === 'string' && 'name' in value;
}
