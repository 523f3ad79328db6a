import type { FileLimits } from '#engine';
import { dropFile, type FileValue } from '../../attachments/pendingFileCache.ts';
import { contentRefusalOf, refusalOf } from './checkFile.ts';
import type { Turn } from './FileReadings.ts';
import { readFile } from './readFile.ts';
import type { FileRefusal, Refusal } from './refusal.ts';

/**
 * A function that inspects a file before it is accepted. It returns the reason for a rejection, or
 * `undefined`.
 */
export type FileInspection = (file: File) => Promise<Refusal | undefined>;

/** The checks of a file, and its destination. */
export interface Taking {
  readonly limits: FileLimits | undefined;
  readonly inspect?: FileInspection | undefined;
  /**
   * Validates the file against the answer at a pointer. Called before the file is read, without its
   * value. Called again afterwards, because the answer may have changed.
   */
  readonly objection?: (pointer: string, value?: FileValue) => Refusal | undefined;
  /** Stores the file as the answer at a pointer, or adds it to that answer. */
  readonly put: (pointer: string, value: FileValue) => void;
  /** The error to show when the browser cannot read the file. */
  readonly failed: FileRefusal;
}

/** The outcome of a file: accepted, rejected, or `ended` if the file was cancelled. */
export type Outcome =
  | { readonly kind: 'taken' | 'ended' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * Validates a chosen file, reads it, and stores it at the current pointer of its answer. Drops the
 * file if its answer was removed or the reading was cancelled meanwhile.
 */
export function takeFile(turn: Turn, file: File, taking: Taking): Promise<Outcome> {
  return Promise.race([taken(turn, file, taking), turn.letGo.then(() => ENDED)]);
}

async function taken(turn: Turn, file: File, taking: Taking): Promise<Outcome> {
  const { limits, inspect, objection, failed } = taking;
  const pointer = turn.pointer();
  if (pointer === undefined) return ENDED;
  try {
    const refusal =
      refusalOf(file, limits) ?? objection?.(pointer) ?? (await contentRefusalOf(file));
    if (refusal) return refused(turn, refusal);
    if (inspect) turn.show({ state: 'checking' });
    const fault = await inspect?.(file);
    if (fault) return refused(turn, fault);
    turn.show({ state: 'reading' });
    return storeFile(turn, await readFile(file, (percent) => turn.show({ percent })), taking);
  } catch {
    return refused(turn, failed);
  }
}

function storeFile(turn: Turn, value: FileValue, { objection, put }: Taking): Outcome {
  const pointer = turn.pointer();
  const refusal = pointer === undefined ? undefined : objection?.(pointer, value);
  if (pointer === undefined || refusal) dropFile(value.ref);
  if (refusal) return refused(turn, refusal);
  if (pointer !== undefined) put(pointer, value);
  turn.done();
  return pointer === undefined ? ENDED : TAKEN;
}

function refused(turn: Turn, refusal: Refusal): Outcome {
  if (turn.pointer() === undefined) return ENDED;
  turn.show({ state: 'refused', refusal });
  return { kind: 'refused', refusal };
}

const ENDED: Outcome = { kind: 'ended' };
const TAKEN: Outcome = { kind: 'taken' };
