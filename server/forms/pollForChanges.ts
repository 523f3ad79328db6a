import { setTimeout as sleep } from 'node:timers/promises';
import type { FolderEvents } from './FolderEvents.ts';

/**
 * Time between two polls while nothing changes, for folders whose events are lost, such as network
 * drives.
 */
const REST_MS = 10_000;
/** Time between two polls when the system refuses to watch. */
const UNWATCHED_MS = 1_000;
/** Time between two polls while files may still change. */
const QUIET_MS = 100;

/** The options of the poll. */
export interface Watch {
  /** Events that trigger a poll. They are closed when the watch stops. */
  readonly events: Pick<FolderEvents, 'follow' | 'next' | 'close' | 'fault'>;
  /**
   * Returns the fingerprint of the folders. `isThorough` is true after an event. See
   * `cachedFingerprint`.
   */
  readonly look: (isThorough: boolean) => Promise<string>;
  /** Returns the fingerprint of the folders when they were last read. */
  readonly lastRead: () => string;
  /** Reads the folders. No poll happens while it runs. */
  readonly read: () => Promise<void>;
  /** Called on a change, or on an event that may be one, while files may still be being written. */
  readonly onChange?: () => void;
  /** Called with the reason each time the system stops watching a folder. */
  readonly onUnwatched?: (fault: string) => void;
}

/**
 * Waits for changes in some folders. Calls `read` once something changed and no file was written
 * for a tenth of a second. Until then an editor, a copy or a checkout may still be running. Events
 * of the operating system trigger a poll; a poll every ten seconds finds the changes that they
 * miss.
 *
 * @returns a function that stops the watch
 */
export function pollForChanges(watch: Watch): () => void {
  const end = new AbortController();
  void pollUntilAborted(watch, end.signal);
  return () => {
    end.abort();
    watch.events.close();
  };
}

async function pollUntilAborted(watch: Watch, signal: AbortSignal): Promise<void> {
  const { events, look, lastRead, read } = watch;
  const follow = follower(watch);
  let before = lastRead();
  let restMs = REST_MS;
  // A file may have changed after the folders were read and before they were watched.
  let isNotified = true;
  while (!signal.aborted) {
    if (isNotified) restMs = await follow();
    const now = await look(isNotified);
    const isQuiet = now === before;
    before = now;
    if (isQuiet && now !== lastRead() && !signal.aborted) await read();
    isNotified = !isQuiet || (await events.next(restMs, signal));
    if (!isNotified) continue;
    watch.onChange?.();
    await sleep(QUIET_MS, undefined, { ref: false });
  }
}

/**
 * Creates the follower. @returns a function that watches the existing folders, and returns the time
 * to wait between polls
 */
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
