import type { FileLimits } from '#engine';
import { dropFile, type FileValue } from '../../form/fileShelf.ts';
import { contentRefusalOf, refusalOf } from './checkFile.ts';
import type { Turn } from './FileReadings.ts';
import { readFile } from './readFile.ts';
import type { FileRefusal, Refusal } from './refusal.ts';

/** Looks into a file before it is taken: what is wrong, nothing where it will do. */
export type FileInspection = (file: File) => Promise<Refusal | undefined>;

/** What a file must hold to, and where it goes. */
export interface Taking {
  readonly limits: FileLimits | undefined;
  readonly inspect?: FileInspection | undefined;
  /**
   * What the answers say against it at a pointer. Asked before it is read, then without its value, and when
   * it was: they may be others by then.
   */
  readonly objection?: (pointer: string, value?: FileValue) => Refusal | undefined;
  /** Makes it the answer at a pointer, or a part of it. */
  readonly put: (pointer: string, value: FileValue) => void;
  /** What is said when the browser cannot read it. */
  readonly failed: FileRefusal;
}

/** What came of a file; `ended` when nobody wants it any more. */
export type Outcome =
  | { readonly kind: 'taken' | 'ended' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * Checks a chosen file, reads it, and makes it the answer that it was chosen for, wherever that stands by
 * then. Where the answer is gone, or something else was chosen meanwhile, the file is let go.
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
    return landed(turn, await readFile(file, (percent) => turn.show({ percent })), taking);
  } catch {
    return refused(turn, failed);
  }
}

function landed(turn: Turn, value: FileValue, { objection, put }: Taking): Outcome {
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
