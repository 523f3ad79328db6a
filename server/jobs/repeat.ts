/** A task that is repeated. */
export interface Repetition {
  start(): void;
  /** Ends the pause. During a run, makes the next run follow without a pause. */
  wake(): void;
  /** Ends the repetition and waits until the current run ends. */
  stop(): Promise<void>;
  /** Checks whether the current run has lasted longer than `lateAfterMs`. */
  isLate(): boolean;
}

/** An error for a run that has lasted too long and may never end. */
class LateRunError extends Error {
  constructor(lateAfterMs: number) {
    super(`The run may never end: it has lasted ${lateAfterMs / 1000} s`);
    this.name = 'LateRunError';
  }
}

interface RepeatOptions {
  readonly everyMs: number;
  /** Time after which a run is reported as late. */
  readonly lateAfterMs: number;
  readonly run: () => Promise<void>;
  readonly onError: (error: Error) => void;
}

/**
 * Creates a repetition of a task. `start` runs the task at once, then repeatedly, never twice in
 * parallel. The pause starts when a run has ended. A failed or late run is reported and does not
 * stop the repetition.
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
