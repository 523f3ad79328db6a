import { type FormData, fromWire, type Plan, UPLOAD_LIMIT_BYTES, WireNameError } from '#engine';
import { ApiError } from '../../errors.ts';
import type { IncomingFiles } from '../../plugins/incomingFiles.ts';
import type { IncomingFile } from '../../services/Services.ts';

/** Form data of a request, in the shape that the engine and the services know. */
export interface ReadFormData {
  /** Nested; a file is `{ name, size, type, sha256, ref }`. */
  readonly formData: FormData;
  readonly files: readonly IncomingFile[];
}

/**
 * Converts the flat form data of the wire: names become places, and where files stood, their bytes
 * come in with their hash. What a file says of its own size is replaced by what was measured.
 *
 * @param incoming what was taken out of the body
 * @throws {ApiError} `badFormData` for a name that the form does not have and for broken base64;
 * `tooLarge` when the files together exceed the upload limit
 * @see specification, document 1, section 3 (record lists, uploaded file value)
 */
export function readFormData(
  plan: Plan,
  wire: Readonly<Record<string, unknown>>,
  incoming: IncomingFiles,
): ReadFormData {
  const files = new Map<string, IncomingFile>();
  const entries = Object.entries(wire).map(([name, value]) => [
    name,
    named(value, incoming, files),
  ]);
  // Names become properties of their own, whatever they are.
  const flat: Record<string, unknown> = Object.fromEntries(entries);
  const total = [...files.values()].reduce((sum, { content }) => sum + content.length, 0);
  if (total > UPLOAD_LIMIT_BYTES) throw new ApiError('tooLarge');
  try {
    return { formData: fromWire(plan, flat), files: [...files.values()] };
  } catch (error) {
    if (error instanceof WireNameError) throw new ApiError('badFormData');
    throw error;
  }
}

/** Gives a file value, or each of a list of them, the hash of its bytes for a name. */
function named(value: unknown, incoming: IncomingFiles, files: Map<string, IncomingFile>): unknown {
  if (Array.isArray(value)) return value.map((each) => named(each, incoming, files));
  if (!isUpload(value)) return value;
  const file = incoming.get(value.file);
  if (!file) throw new ApiError('badFormData');
  if ('fault' in file) throw new ApiError(file.fault);
  const { sha256, content } = file;
  const type = typeof value.type === 'string' ? value.type : '';
  files.set(sha256, { sha256, type, content });
  return { name: value.name, size: content.length, type, sha256, ref: sha256 };
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
