/** Something that is done over and over. */
export interface Repetition {
  start(): void;
  /** Ends the pause; while a run is under way, the next one follows it without a pause. */
  wake(): void;
  /** Lets the run that is under way end. */
  stop(): Promise<void>;
  /** Checks whether the run that is under way has lasted longer than `lateAfterMs`. */
  isLate(): boolean;
}

/** A run has lasted longer than it should; it may be waiting for something that never comes. */
class LateRunError extends Error {
  constructor(lateAfterMs: number) {
    super(`Cannot say that the run ends: it has lasted ${lateAfterMs / 1000} s`);
    this.name = 'LateRunError';
  }
}

interface RepeatOptions {
  readonly everyMs: number;
  /** After which a run is reported while it goes on. */
  readonly lateAfterMs: number;
  readonly run: () => Promise<void>;
  readonly onError: (error: Error) => void;
}

/**
 * Runs something at once and then again and again, never twice at the same time: the pause begins
 * when a run has ended. A run that fails, or does not end in time, is reported and does not end the series.
 */
export function repeat({ everyMs, lateAfterMs, run, onError }: RepeatOptions): Repetition {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isOn = false;
  let isRunning = false;
  let isWanted = false;
  let isLate = false;

  const once = async () => {
    isRunning = true;
    isWanted = false;
    const watchdog = setTimeout(() => {
      isLate = true;
      onError(new LateRunError(lateAfterMs));
    }, lateAfterMs);
    try {
      await run();
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
    }
    clearTimeout(watchdog);
    isLate = false;
    isRunning = false;
    if (isOn) timer = setTimeout(next, isWanted ? 0 : everyMs);
  };
  const next = () => {
    running = once();
  };

  return {
    start() {
      if (isOn) return;
      isOn = true;
      next();
    },
    wake() {
      isWanted = true;
      if (!isOn || isRunning) return;
      clearTimeout(timer);
      next();
    },
    async stop() {
      isOn = false;
      clearTimeout(timer);
      await running;
    },
    isLate: () => isLate,
  };
}
