/**
 * How long a page that was just shown has the network to itself, and an applicant who types has the
 * device to themselves.
 */
const QUIET_MS = 2000;

/**
 * Calls once when nobody has typed for a while. Code that loads during typing would delay the next
 * letters on an old phone. For the browser only.
 *
 * @param quietMs the time without input, in ms; two seconds when absent
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
