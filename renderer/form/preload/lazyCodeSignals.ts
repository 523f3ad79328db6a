/** An event that happens once and can be awaited. */
interface Signal {
  readonly happened: Promise<void>;
  readonly send: () => void;
}

function makeSignal(): Signal {
  let send = () => {};
  const happened = new Promise<void>((resolve) => {
    send = resolve;
  });
  return { happened, send };
}

/**
 * Signals that lazy code is needed soon. `whenVisible` sends the signal and `loadLazyCodeSoon`
 * waits for it, because an import would be circular.
 */
export const lazyCodeRequested = makeSignal();

/** Signals that lazy code is loaded. The signal is not sent while requests fail. */
export const lazyCodeLoaded = makeSignal();
