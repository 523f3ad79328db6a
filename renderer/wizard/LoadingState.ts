/** What is awaited, as a key of the catalogue, and how far it is. */
export interface Loading {
  /** Key in the namespace `wizard`. */
  readonly key: string;
  readonly progress?: { readonly done: number; readonly total: number } | undefined;
}

/** Tells the page what the effects are waiting for; one thing at a time. */
export class LoadingState {
  #now: Loading | undefined;
  readonly #listeners = new Set<() => void>();

  get = (): Loading | undefined => this.#now;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows what is awaited until the work is done or has failed. */
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

/** Told how much of a body has been sent, in bytes. */
export type Progress = (done: number, total: number) => void;
