import { setTimeout as sleep } from 'node:timers/promises';
import type { FolderEvents } from './FolderEvents.ts';

/** Between two looks while nothing changes, for folders whose events are lost: network drives. */
const REST_MS = 10_000;
/** The same where the system refuses to watch. */
const UNWATCHED_MS = 1_000;
/** Between two looks while somebody may be writing. */
const QUIET_MS = 100;

/** What is looked at, and what follows from it. */
export interface Watch {
  /** When to look; closed when the watch ends. */
  readonly events: Pick<FolderEvents, 'follow' | 'next' | 'close' | 'fault'>;
  /** Tells how the folders stand; `isThorough` when something is known to have happened. See `lookOften`. */
  readonly look: (isThorough: boolean) => Promise<string>;
  /** How they stood when they were last read. */
  readonly lastRead: () => string;
  /** Reads them. While it runs nobody looks. */
  readonly read: () => Promise<void>;
  /** Told of a change, or of an event that may be one, while somebody may still be writing. */
  readonly onChange?: () => void;
  /** Told, each time it becomes so, why the system does not watch all folders. */
  readonly onUnwatched?: (fault: string) => void;
}

/**
 * Waits for changes in some folders, and has them read once something changed and nobody has written
 * for a tenth of a second: an editor, a copy or a checkout under way is waited for. Events of the
 * operating system say when to look; a look every ten seconds finds what they miss.
 *
 * @returns what ends the watch
 */
export function watchForms(watch: Watch): () => void {
  const end = new AbortController();
  void keepLooking(watch, end.signal);
  return () => {
    end.abort();
    watch.events.close();
  };
}

async function keepLooking(watch: Watch, signal: AbortSignal): Promise<void> {
  const { events, look, lastRead, read } = watch;
  const follow = follower(watch);
  let before = lastRead();
  let restMs = REST_MS;
  // Something may have changed after the folders were read and before they are watched.
  let isTold = true;
  while (!signal.aborted) {
    if (isTold) restMs = await follow();
    const now = await look(isTold);
    const isQuiet = now === before;
    before = now;
    if (isQuiet && now !== lastRead() && !signal.aborted) await read();
    isTold = !isQuiet || (await events.next(restMs, signal));
    if (!isTold) continue;
    watch.onChange?.();
    await sleep(QUIET_MS, undefined, { ref: false });
  }
}

/** @returns a function that watches the folders that exist, and returns how long to rest between looks */
function follower({ events, onUnwatched }: Watch): () => Promise<number> {
  let wasWatched = true;
  return async () => {
    await events.follow();
    const { fault } = events;
    if (fault !== undefined && wasWatched) onUnwatched?.(fault);
    wasWatched = fault === undefined;
    return wasWatched ? REST_MS : UNWATCHED_MS;
  };
}
