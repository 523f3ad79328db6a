import type { FieldStatuses, FormStore } from '#engine';

/**
 * A record of the answers that change after its creation, so that a late profile does not overwrite
 * them.
 */
export class TypedSince {
  readonly #typed = new Set<string>();
  readonly #ends: readonly (() => void)[];

  constructor(store: Pick<FormStore, 'get' | 'subscribe'>, pointers: readonly string[]) {
    this.#ends = pointers.map((pointer) => {
      const before = store.get(pointer);
      return store.subscribe(pointer, 'value', () => {
        if (store.get(pointer) !== before) this.#typed.add(pointer);
      });
    });
  }

  has(pointer: string): boolean {
    return this.#typed.has(pointer);
  }

  end(): void {
    for (const end of this.#ends) end();
  }
}

/** Returns the fields that the applicant has changed since an earlier profile filled them in. */
export function editedIn(statuses: FieldStatuses): ReadonlySet<string> {
  return new Set(
    [...statuses].flatMap(([pointer, status]) => (status === 'edited' ? [pointer] : [])),
  );
}
