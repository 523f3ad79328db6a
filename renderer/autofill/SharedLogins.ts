/** The options for sharing log-ins between tabs. */
export interface SharedLoginsOptions {
  /** Returns the state of the log-in that this tab waits for. */
  readonly stateOf: () => string | undefined;
  /** Called after another tab has completed the log-in. */
  readonly onFinished: () => void;
}

const CHANNEL = 'landform-login';

/**
 * A channel that notifies the tabs of one browser about log-ins. The app redirects to a new tab,
 * while the form is in another tab. The messages contain neither state nor handle.
 */
export class SharedLogins {
  readonly #channel = new BroadcastChannel(CHANNEL);
  readonly #listeners = new Set<() => void>();
  #isAwaitedElsewhere = false;
  #hasAnnounced = false;

  constructor({ stateOf, onFinished }: SharedLoginsOptions) {
    this.#channel.onmessage = ({ data }: MessageEvent) => {
      if (data === 'finished' && stateOf() !== undefined) {
        this.#channel.postMessage('awaited');
        onFinished();
      }
      if (data === 'awaited' && this.#hasAnnounced) this.#setAwaited(true);
    };
  }

  /** Returns whether the form of the log-in is open in another tab. */
  readonly isAwaitedElsewhere = (): boolean => this.#isAwaitedElsewhere;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Notifies the other tabs once that this tab has completed a log-in. */
  tellFinished(): void {
    if (this.#hasAnnounced) return;
    this.#hasAnnounced = true;
    this.#channel.postMessage('finished');
  }

  /** Hides the note after the applicant has read it. */
  readonly dismiss = (): void => this.#setAwaited(false);

  close(): void {
    this.#channel.close();
  }

  #setAwaited(isAwaited: boolean): void {
    this.#isAwaitedElsewhere = isAwaited;
    for (const listener of this.#listeners) listener();
  }
}
