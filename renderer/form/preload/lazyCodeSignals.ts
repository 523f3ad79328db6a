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
 * Signals that lazy code is needed soon. `whenVisible` sends it and `loadLazyCode` receives it: an
 * import would be a cycle.
 */
export const lazyCodeRequested = makeSignal();

/** Signals that lazy code is loaded. It is never sent when the request fails. */
export const lazyCodeLoaded = makeSignal();
