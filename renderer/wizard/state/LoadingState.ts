/** An action in progress: the key of its text, and its progress. */
export interface Loading {
  /** Key in the namespace `wizard`. */
  readonly key: string;
  readonly progress?: { readonly done: number; readonly total: number } | undefined;
}

/** A store of the action for which the effects wait. It contains one action at a time. */
export class LoadingState {
  #now: Loading | undefined;
  readonly #listeners = new Set<() => void>();

  get = (): Loading | undefined => this.#now;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Stores the action until the work succeeds or fails. */
  async during<T>(key: string, work: (progress: Progress) => Promise<T>): Promise<T> {
    this.#set({ key });
    try {
      return await work((done, total) => this.#set({ key, progress: { done, total } }));
    } finally {
      this.#set(undefined);
    }
  }

  #set(loading: Loading | undefined): void {
    this.#now = loading;
    for (const listener of this.#listeners) listener();
  }
}

/** A callback with the bytes sent and the total bytes of a request body. */
export type Progress = (done: number, total: number) => void;
