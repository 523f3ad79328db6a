/**
 * How long to wait after the page appears and after each input. Until then, no other work uses the
 * network and the processor.
 */
const QUIET_MS = 2000;

/**
 * Runs a function once, when there was no input for a while. Code that loads during typing would
 * delay the next letters on an old phone. Call this only in a browser.
 *
 * @param quietMs the time without input, in ms; default: two seconds
 * @returns a function that cancels the call
 */
export function whenQuiet(call: () => void, quietMs = QUIET_MS): () => void {
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('input', wait, true);
  };
  const end = () => {
    stop();
    call();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(end, quietMs);
  };
  let timer = setTimeout(end, quietMs);
  addEventListener('input', wait, true);
  return stop;
}
