type Listener = () => void;

/**
 * The smallest store with a subscription per field, as a careful React author writes it. It is the
 * baseline of the benchmark and no part of the product.
 */
export class TwinStore {
  readonly errors = new Map<string, string>();
  #data: Record<string, unknown>;
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor(data: Readonly<Record<string, unknown>>) {
    this.#data = { ...data };
  }

  /** Returns the value at a path such as `orders.3.PRN`. */
  get(path: string): unknown {
    let value: unknown = this.#data;
    for (const key of path.split('.')) value = isRecord(value) ? value[key] : undefined;
    return value;
  }

  set(path: string, value: unknown): void {
    this.#data = write(this.#data, path.split('.'), value) as Record<string, unknown>;
    for (let at = path; at; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) this.tell(at);
  }

  setError(path: string, error: string | undefined): void {
    if (this.errors.get(path) === error) return;
    if (error === undefined) this.errors.delete(path);
    else this.errors.set(path, error);
    this.tell(`!${path}`);
  }

  listen(path: string, listener: Listener): () => void {
    const set = this.#listeners.get(path) ?? new Set();
    this.#listeners.set(path, set.add(listener));
    return () => set.delete(listener);
  }

  tell(path: string): void {
    for (const listener of this.#listeners.get(path) ?? []) listener();
  }
}

function write(into: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const copy: Record<string, unknown> = isRecord(into) ? { ...into } : {};
  const next = rest.length === 0 ? value : write(copy[key], rest, value);
  if (Array.isArray(into)) return into.map((old, i) => (String(i) === key ? next : old));
  return { ...copy, [key]: next };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
