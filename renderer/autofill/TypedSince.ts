import type { FieldStatuses, FormStore } from '#engine';

/** Notes which answers are changed from now on, so that a late profile leaves them as they are. */
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

/** Lists the fields that the applicant has changed after an earlier profile. */
export function editedIn(statuses: FieldStatuses): ReadonlySet<string> {
  return new Set(
    [...statuses].flatMap(([pointer, status]) => (status === 'edited' ? [pointer] : [])),
  );
}
