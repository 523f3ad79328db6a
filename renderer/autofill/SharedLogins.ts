/** What a tab needs to take part. */
export interface SharedLoginsOptions {
  /** State of the log-in that this tab waits for. */
  readonly stateOf: () => string | undefined;
  /** Another tab has handed the log-in in. */
  readonly onFinished: () => void;
}

const CHANNEL = 'landform-login';

/**
 * Tells tabs of one browser of their log-ins: the app comes back in a tab of its own, while another one
 * holds the form. Only that a log-in was handed in travels, no state and no handle.
 */
export class SharedLogins {
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #listeners = new Set<() => void>();
  #isAwaitedElsewhere = false;
  #isTold = false;

  constructor({ stateOf, onFinished }: SharedLoginsOptions) {
    this.#channel.onmessage = ({ data }: MessageEvent) => {
      if (data === 'finished' && stateOf() !== undefined) {
        this.#channel.postMessage('awaited');
        onFinished();
      }
      if (data === 'awaited' && this.#isTold) this.#setAwaited(true);
    };
  }

  /** Whether the form that the log-in is for is open in another tab. */
  readonly isAwaitedElsewhere = (): boolean => this.#isAwaitedElsewhere;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Says once that this tab has handed a log-in in. */
  tellFinished(): void {
    if (this.#isTold) return;
    this.#isTold = true;
    this.#channel.postMessage('finished');
  }

  /** The applicant has read it. */
  readonly dismiss = (): void => this.#setAwaited(false);

  close(): void {
    this.#channel.close();
  }

  #setAwaited(isAwaited: boolean): void {
    this.#isAwaitedElsewhere = isAwaited;
    for (const listener of this.#listeners) listener();
  }
}
