/** Something that is done over and over. */
export interface Repetition {
  start(): void;
  /** Lets the run that is under way come to its end. */
  stop(): Promise<void>;
}

/**
 * Runs something at once and then again and again, never twice at the same time: the pause begins
 * when a run has ended. A run that fails is reported and does not end the series.
 */
export function repeat({
  everyMs,
  run,
  onError,
}: {
  readonly everyMs: number;
  readonly run: () => Promise<void>;
  readonly onError: (error: Error) => void;
}): Repetition {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isOn = false;

  const once = async () => {
    try {
      await run();
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
    }
    if (isOn) timer = setTimeout(next, everyMs);
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
    async stop() {
      isOn = false;
      clearTimeout(timer);
      await running;
    },
  };
}
