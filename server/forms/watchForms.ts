import { setTimeout as sleep } from 'node:timers/promises';

/** Between two looks while nothing changes: one costs some milliseconds of the processor. */
const REST_MS = 250;
/** Between two looks while somebody may be writing. */
const QUIET_MS = 100;

/** What is looked at, and what follows from it. */
export interface Watch {
  /** Tells how the folders stand; see `lookAtFolders`. */
  readonly look: () => Promise<string>;
  /** How they stood when they were last read. */
  readonly lastRead: () => string;
  /** Reads them. While it runs nobody looks. */
  readonly read: () => Promise<void>;
}

/**
 * Looks at some folders again and again, and has them read once something changed and nobody has
 * written for a tenth of a second: an editor, a copy or a checkout under way is waited for. Looking, not
 * listening: what a kernel tells of changes is lost on network drives and container mounts.
 *
 * @returns what ends the watch
 */
export function watchForms(watch: Watch): () => void {
  const end = new AbortController();
  void keepLooking(watch, end.signal);
  return () => end.abort();
}

async function keepLooking({ look, lastRead, read }: Watch, signal: AbortSignal): Promise<void> {
  let before = lastRead();
  let isWriting = false;
  while (!signal.aborted) {
    await sleep(isWriting ? QUIET_MS : REST_MS, undefined, { ref: false });
    const now = await look();
    const isQuiet = now === before;
    before = now;
    isWriting = !isQuiet;
    if (isQuiet && now !== lastRead() && !signal.aborted) await read();
  }
}
