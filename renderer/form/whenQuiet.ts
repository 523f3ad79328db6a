/** Time in which a page that was just shown has the line for itself, and an applicant who types the device. */
const QUIET_MS = 2000;

/**
 * Calls once nobody has typed for a while: code that comes in the middle of a word would hold up an old
 * phone's next letters. For the browser only.
 *
 * @param quietMs how long; two seconds when absent
 * @returns the way to leave it
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
