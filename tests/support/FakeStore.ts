import type { DayOffer, FieldError, FormData, FormStore, Plan, PlanNode } from '#engine';

type Listener = {
  readonly pointer: string;
  readonly facet: string;
  readonly origin?: string | undefined;
  readonly call: () => void;
};

/** The behaviour that a test sets. The real store derives this behaviour from the plan. */
export interface FakeBehaviour {
  readonly data?: FormData;
  /** Whether a pointer is visible, given the answers. */
  readonly isVisible?: (pointer: string, data: FormData) => boolean;
  readonly isRequired?: (pointer: string) => boolean;
  /** Returns the message key of an invalid value; `undefined` for a valid value. */
  readonly faultOf?: (pointer: string, value: unknown) => string | undefined;
  /** Returns the values of the offered options; `undefined` for all options of the node. */
  readonly offered?: (pointer: string, data: FormData) => readonly string[] | undefined;
}

type Mutable = Record<string, unknown> | unknown[];

/** A minimal form store for tests of the renderer. It does not use the engine. */
export class FakeStore {
  readonly plan: Plan;
  readonly calls: string[] = [];
  #data: FormData;
  readonly #behaviour: FakeBehaviour;
  #listeners: Listener[] = [];
  #touched = new Set<string>();
  #errors = new Map<string, FieldError>();
  #keys = new Map<string, string[]>();
  #nextKey = 0;

  constructor(plan: Plan, behaviour: FakeBehaviour = {}) {
    this.plan = plan;
    this.#behaviour = behaviour;
    this.#data = behaviour.data ?? {};
  }

  /** Creates a fake store, typed as the `FormStore` that the renderer expects. */
  static of(plan: Plan, behaviour: FakeBehaviour = {}): FormStore & { readonly calls: string[] } {
    return new FakeStore(plan, behaviour) as unknown as FormStore & { readonly calls: string[] };
  }

  data = () => this.#data;
  get = (pointer: string): unknown =>
    pointer
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (value, key) => (value as Record<string, unknown> | undefined)?.[key],
        this.#data,
      );

  set(pointer: string, value: unknown, origin?: string): void {
    this.calls.push(`set ${pointer} ${JSON.stringify(value)}`);
    this.#write(pointer, value);
    this.#notify(
      'value',
      (each) =>
        isOnPath(each.pointer, pointer) && !(origin !== undefined && each.origin === origin),
    );
    this.#notify('state', () => true);
  }

  isVisible = (pointer: string) => this.#behaviour.isVisible?.(pointer, this.#data) ?? true;
  isRequired = (pointer: string) => this.#behaviour.isRequired?.(pointer) ?? false;
  options(pointer: string) {
    const node = this.node(pointer);
    const own = node.kind === 'leaf' ? (node.options ?? []) : [];
    const offered = this.#behaviour.offered?.(pointer, this.#data);
    return offered ? own.filter(({ value }) => offered.includes(String(value))) : own;
  }

  /** Offers every day of three years. */
  offeredDays = (): DayOffer => ({
    today: { year: 2026, month: 11, day: 20 },
    first: { year: 2025, month: 1, day: 1 },
    last: { year: 2027, month: 12, day: 31 },
    takes: () => true,
  });

  node(pointer: string): PlanNode {
    let node: PlanNode = this.plan.root;
    for (const key of pointer.split('/').slice(1)) {
      const child: PlanNode | undefined =
        node.kind === 'list'
          ? node.item
          : node.kind === 'group'
            ? node.children.find((each) => each.key === key)
            : undefined;
      if (!child) throw new RangeError(`Cannot find the node: ${pointer}`);
      node = child;
    }
    return node;
  }

  rowKeys(pointer: string): readonly string[] {
    const rows = this.get(pointer);
    const count = Array.isArray(rows) ? rows.length : 0;
    const keys = this.#keys.get(pointer) ?? [];
    while (keys.length < count) keys.push(`row${this.#nextKey++}`);
    this.#keys.set(pointer, keys);
    return [...keys];
  }

  clearings = () => 0;
  error = (pointer: string) => this.#errors.get(pointer);
  advice = () => undefined;
  shownErrors = () => [...this.#errors.values()];
  touch(pointer: string): void {
    this.calls.push(`touch ${pointer}`);
    if (this.get(pointer) === undefined) return;
    this.#touched.add(pointer);
    this.#validate(pointer);
    this.#notify('state', (each) => each.pointer === pointer);
  }
  prepare(): void {
    this.calls.push('prepare');
  }

  check(): void {
    this.calls.push('check');
    for (const pointer of this.#touched) this.#validate(pointer);
    this.#notify('state', () => true);
  }
  showErrors(errors: readonly FieldError[]): void {
    for (const error of errors) this.#errors.set(error.path, error);
    this.#notify('state', () => true);
  }
  clearErrors(): void {
    this.#errors.clear();
    this.#notify('state', () => true);
  }

  addRow(pointer: string, copied?: number): number {
    const rows = (this.get(pointer) as readonly unknown[] | undefined) ?? [];
    const index = copied === undefined ? rows.length : copied + 1;
    const keys = this.rowKeys(pointer);
    this.set(pointer, rows.toSpliced(index, 0, copied === undefined ? {} : rows[copied]));
    const added = this.rowKeys(pointer).slice(rows.length);
    this.#keys.set(pointer, keys.toSpliced(index, 0, ...added));
    return index;
  }
  removeRow(pointer: string, index: number): () => void {
    const rows = this.get(pointer) as readonly unknown[];
    const keys = this.rowKeys(pointer);
    this.#keys.set(pointer, keys.toSpliced(index, 1));
    this.set(pointer, rows.toSpliced(index, 1));
    return () => {
      this.#keys.set(pointer, [...keys]);
      this.set(pointer, rows);
    };
  }
  /** Prerenders nothing. */
  rowAhead = () => undefined;
  moveRow(pointer: string, from: number, to: number): void {
    const move = <T>(all: readonly T[]) => all.toSpliced(from, 1).toSpliced(to, 0, all[from] as T);
    this.#keys.set(pointer, move(this.rowKeys(pointer)));
    this.set(pointer, move(this.get(pointer) as readonly unknown[]));
  }

  subscribe(pointer: string, facet: string, call: () => void, origin?: string): () => void {
    const listener = { pointer, facet, call, origin };
    this.#listeners.push(listener);
    return () => {
      this.#listeners = this.#listeners.filter((each) => each !== listener);
    };
  }
  subscribeAll = (call: () => void) => this.subscribe('', 'all', call);

  #validate(pointer: string): void {
    const key = this.#behaviour.faultOf?.(pointer, this.get(pointer));
    if (key === undefined) this.#errors.delete(pointer);
    else this.#errors.set(pointer, { path: pointer, key, args: [] });
  }

  #notify(facet: string, isMeant: (listener: Listener) => boolean): void {
    for (const each of [...this.#listeners]) {
      if (each.facet === 'all' || (each.facet === facet && isMeant(each))) each.call();
    }
  }

  #write(pointer: string, value: unknown): void {
    const keys = pointer.split('/').slice(1);
    const copy = (held: unknown, key: string): Mutable =>
      Array.isArray(held) ? [...held] : held ? { ...held } : /^\d+$/.test(key) ? [] : {};
    const root = copy(this.#data, '') as Record<string, unknown>;
    let at: Mutable = root;
    for (const [depth, key] of keys.entries()) {
      const slot = at as Record<string, unknown>;
      if (depth === keys.length - 1) {
        if (value === undefined) delete slot[key];
        else slot[key] = value;
        break;
      }
      slot[key] = copy(slot[key], keys[depth + 1] ?? '');
      at = slot[key] as Mutable;
    }
    this.#data = root;
  }
}

const isOnPath = (a: string, b: string) =>
  a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`) || a === '';
