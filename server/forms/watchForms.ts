import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 100;

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
 * written for a look's time: an editor, a copy or a checkout under way is waited for. Looking, not
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
  while (!signal.aborted) {
    await sleep(LOOK_MS, undefined, { ref: false });
    const now = await look();
    const isQuiet = now === before;
    before = now;
    if (isQuiet && now !== lastRead() && !signal.aborted) await read();
  }
}
