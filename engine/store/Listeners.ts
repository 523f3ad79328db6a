import { parentOf } from '../values/pointer.ts';
import type { Facet } from './FormStore.ts';

interface Entry {
  readonly listener: () => void;
  readonly origin: string | undefined;
}

/** Who listens to which pointer. Calls are gathered while a change is worked out, then made once. */
export class Listeners {
  readonly #entries: Readonly<Record<Facet, Map<string, Set<Entry>>>> = {
    value: new Map(),
    state: new Map(),
  };
  readonly #everything = new Set<() => void>();
  readonly #waiting = new Set<() => void>();
  #hasNews = false;

  add(pointer: string, facet: Facet, listener: () => void, origin?: string): () => void {
    const entries = this.#entries[facet];
    const entry = { listener, origin };
    const known = entries.get(pointer) ?? new Set<Entry>();
    entries.set(pointer, known.add(entry));
    return () => {
      known.delete(entry);
      if (known.size === 0 && entries.get(pointer) === known) entries.delete(pointer);
    };
  }

  addForAll(listener: () => void): () => void {
    this.#everything.add(listener);
    return () => this.#everything.delete(listener);
  }

  /** A value changed: whoever listens to it or to an object around it is to be called. */
  valueChanged(pointer: string, origin?: string): void {
    this.#hasNews = true;
    this.#gather('value', pointer, origin);
    for (let at = pointer; at !== ''; ) {
      at = parentOf(at);
      this.#gather('value', at);
    }
  }

  stateChanged(pointer: string): void {
    this.#hasNews = true;
    this.#gather('state', pointer);
  }

  /** Nothing that was known can be relied on: other answers stand in place of all. */
  allChanged(): void {
    this.#gatherWhere(() => true);
  }

  /**
   * Rows came, went or moved: nothing that was known of the list, or of a pointer in its rows from one on,
   * can be relied on.
   *
   * @param list pointer of the list
   * @param from index of the first row that is another
   */
  rowsChanged(list: string, from: number): void {
    const inside = `${list}/`;
    this.#gatherWhere(
      (at) =>
        at === list ||
        (at.startsWith(inside) && Number.parseInt(at.slice(inside.length), 10) >= from),
    );
  }

  /** Makes the calls gathered, each once, and those of whoever listens to everything, if anything is new. */
  flush(): void {
    if (!this.#hasNews) return;
    this.#hasNews = false;
    const calls = [...this.#waiting, ...this.#everything];
    this.#waiting.clear();
    for (const call of calls) call();
  }

  #gatherWhere(isMeant: (pointer: string) => boolean): void {
    this.#hasNews = true;
    for (const facet of ['value', 'state'] as const) {
      for (const at of this.#entries[facet].keys()) if (isMeant(at)) this.#gather(facet, at);
    }
  }

  #gather(facet: Facet, pointer: string, origin?: string): void {
    const entries = this.#entries[facet].get(pointer);
    if (!entries) return;
    for (const entry of entries) {
      if (origin === undefined || entry.origin !== origin) this.#waiting.add(entry.listener);
    }
  }
}
