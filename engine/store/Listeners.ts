import { parentOf } from '../values/pointer.ts';
import type { Facet } from './FormStore.ts';

interface Entry {
  readonly listener: () => void;
  readonly origin: string | undefined;
}

/** The listeners by pointer. A change collects its listeners first, then calls each once. */
export class Listeners {
  readonly #entries: Readonly<Record<Facet, Map<string, Set<Entry>>>> = {
    value: new Map(),
    state: new Map(),
  };
  readonly #everything = new Set<() => void>();
  readonly #pendingCalls = new Set<() => void>();
  #hasChanges = false;

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

  /** Collects the listeners of a changed value and of the objects around it. */
  valueChanged(pointer: string, origin?: string): void {
    this.#hasChanges = true;
    this.#collect('value', pointer, origin);
    for (let at = pointer; at !== ''; ) {
      at = parentOf(at);
      this.#collect('value', at);
    }
  }

  stateChanged(pointer: string): void {
    this.#hasChanges = true;
    this.#collect('state', pointer);
  }

  /** Collects all listeners, after all answers were replaced. */
  allChanged(): void {
    this.#collectWhere(() => true);
  }

  /**
   * Collects the listeners of a list whose rows were added, removed or moved, and of all pointers
   * in its rows from an index on.
   *
   * @param list pointer of the list
   * @param from index of the first row that changed
   */
  rowsChanged(list: string, from: number): void {
    const inside = `${list}/`;
    this.#collectWhere(
      (at) =>
        at === list ||
        (at.startsWith(inside) && Number.parseInt(at.slice(inside.length), 10) >= from),
    );
  }

  /** Calls each collected listener once, then the listeners to everything, if anything changed. */
  flush(): void {
    if (!this.#hasChanges) return;
    this.#hasChanges = false;
    const calls = [...this.#pendingCalls, ...this.#everything];
    this.#pendingCalls.clear();
    for (const call of calls) call();
  }

  #collectWhere(matches: (pointer: string) => boolean): void {
    this.#hasChanges = true;
    for (const facet of ['value', 'state'] as const) {
      for (const at of this.#entries[facet].keys()) if (matches(at)) this.#collect(facet, at);
    }
  }

  #collect(facet: Facet, pointer: string, origin?: string): void {
    const entries = this.#entries[facet].get(pointer);
    if (!entries) return;
    for (const entry of entries) {
      if (origin === undefined || entry.origin !== origin) this.#pendingCalls.add(entry.listener);
    }
  }
}
