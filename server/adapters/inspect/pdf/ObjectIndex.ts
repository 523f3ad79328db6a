import { PdfDict, type PdfObject, type PdfRef, type PdfStream, type PdfValue } from './PdfValue.ts';

/** An index of a file's objects by number, with access to all of its dictionaries and streams. */
export class ObjectIndex {
  readonly #objects: readonly PdfObject[];
  readonly #values: readonly PdfValue[];
  readonly #byNumber = new Map<number, PdfObject[]>();

  /** @param trailers dictionaries outside objects */
  constructor(objects: readonly PdfObject[], trailers: readonly PdfValue[]) {
    this.#objects = objects;
    this.#values = [...trailers, ...objects.map(({ value }) => value)];
    for (const object of objects) {
      const versions = this.#byNumber.get(object.number);
      if (versions) versions.push(object);
      else this.#byNumber.set(object.number, [object]);
    }
  }

  /** Yields every dictionary, including nested ones. */
  *dicts(): Generator<PdfDict> {
    const pending = [...this.#values];
    for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
      if (value instanceof PdfDict) yield value;
      pushNested(value, pending);
    }
  }

  /** Yields every stream. */
  *streams(): Generator<PdfStream> {
    for (const { stream } of this.#objects) if (stream) yield stream;
  }

  /** Returns every version of an object. */
  versions({ number }: PdfRef): readonly PdfObject[] {
    return this.#byNumber.get(number) ?? [];
  }
}

/** Adds to `pending` the dictionaries and lists that a value contains directly. */
function pushNested(value: PdfValue, pending: PdfValue[]): void {
  if (Array.isArray(value)) {
    for (const entry of value) if (isNested(entry)) pending.push(entry);
  } else if (value instanceof PdfDict) {
    for (const [, entry] of value.entries) if (isNested(entry)) pending.push(entry);
  }
}

function isNested(value: PdfValue): boolean {
  return value instanceof PdfDict || Array.isArray(value);
}
