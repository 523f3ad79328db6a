import type { PatternProgram } from './PatternProgram.ts';

/** The number of steps that matchers may still make; below 0 they stop without a result. */
export interface StepBudget {
  left: number;
}

type Slots = readonly number[];
/** A state of the search: an instruction, a position, and the positions of the groups. */
type Thread = readonly [pc: number, at: number, slots: Slots];
/** Checks whether a state was followed before, and records it. */
type IsSeen = (pc: number, at: number) => boolean;

/**
 * Searches a text for a pattern in limited time: follows each state once (instruction and
 * position), or stops when the budget is spent. A pattern with a back reference may reach a state
 * with different groups, so only the budget limits it.
 *
 * The source of the class is copied into the modules of forms. It therefore uses nothing outside
 * itself, and contains the numbers of `OPS`.
 */
export class PatternMatcher {
  readonly #program: PatternProgram;
  readonly #budget: StepBudget;
  readonly #sets: readonly RegExp[];
  /** Members of each set among the first 128 characters, as far as they were asked for. */
  readonly #known: readonly (boolean | undefined)[][];
  #letters: readonly string[] = [];
  /** Results of lookarounds by state, which depend on nothing else without back references. */
  #looked = new Map<number, Slots | undefined>();

  /** @param budget reduced by the steps of each search */
  constructor(program: PatternProgram, budget: StepBudget) {
    this.#program = program;
    this.#budget = budget;
    this.#sets = program.sets.map((set) => new RegExp(`^(?:${set})$`, 'u'));
    this.#known = program.sets.map(() => []);
  }

  /** Checks whether a text has a match. Returns `undefined` if the budget did not suffice. */
  test(text: string): boolean | undefined {
    this.#letters = [...text];
    this.#looked = new Map();
    const { length } = this.#letters;
    const { code, slots, isPlain } = this.#program;
    // 16 MB. More states would also take more steps than any budget has.
    if ((code.length / 3) * (length + 1) > 2 ** 27) return undefined;
    const isSeen = isPlain ? this.#onceEach() : undefined;
    const empty: Slots = new Array(slots).fill(-1);
    for (let at = 0; at <= length; at += 1) {
      const found = this.#run([0, at, empty], isSeen);
      if (this.#budget.left < 0) return undefined;
      if (found) return true;
    }
    return false;
  }

  /** Returns the positions of the groups at a match; `undefined` without one. */
  #run(start: Thread, isSeen: IsSeen | undefined): Slots | undefined {
    const waiting = [start];
    for (let thread = waiting.pop(); thread; thread = waiting.pop()) {
      const found = this.#follow(thread, waiting, isSeen);
      if (found || this.#budget.left < 0) return found;
    }
    return undefined;
  }

  /** Follows a state to its end. Alternatives on the way are added to the waiting states. */
  #follow(start: Thread, waiting: Thread[], isSeen: IsSeen | undefined): Slots | undefined {
    const { code } = this.#program;
    for (let now: Thread | undefined = start; now; now = this.#step(now)) {
      const [pc, at, slots]: Thread = now;
      this.#budget.left -= 1;
      if (this.#budget.left < 0 || isSeen?.(pc, at)) return undefined;
      if (code[pc * 3] === 0) return slots;
      if (code[pc * 3] === 2) waiting.push([code[pc * 3 + 2] ?? 0, at, slots]);
    }
    return undefined;
  }

  /** Returns the state after an instruction; `undefined` if it refuses the text. */
  #step(thread: Thread): Thread | undefined {
    const [pc, at, slots] = thread;
    const { code } = this.#program;
    const first = code[pc * 3 + 1] ?? 0;
    const second = code[pc * 3 + 2] ?? 0;
    switch (code[pc * 3]) {
      case 1:
        return this.#isIn(first, this.#letters[second > 0 ? at : at - 1])
          ? [pc + 1, at + second, slots]
          : undefined;
      case 2:
      case 3:
        return [first, at, slots];
      case 4:
        return this.#isAt(first, at) ? [pc + 1, at, slots] : undefined;
      case 5:
        return this.#look(thread, first, second === 1);
      default:
        return this.#stepWithSlots(thread, first, second);
    }
  }

  /** Makes a step of a pattern with back references. */
  #stepWithSlots([pc, at, slots]: Thread, first: number, second: number): Thread | undefined {
    switch (this.#program.code[pc * 3]) {
      case 6:
        return [pc + 1, at, this.#with(slots, first, first + 1, at)];
      case 7: {
        const length = this.#sameLength(at, slots, first, second);
        return length < 0 ? undefined : [pc + 1, at + second * length, slots];
      }
      case 8:
        return slots[first] === at ? undefined : [pc + 1, at, slots];
      default:
        return [pc + 1, at, this.#with(slots, first, second, -1)];
    }
  }

  #look([pc, at, slots]: Thread, behind: number, isNegated: boolean): Thread | undefined {
    const { isPlain } = this.#program;
    const key = pc * (this.#letters.length + 1) + at;
    const isKnown = isPlain && this.#looked.has(key);
    const found = isKnown
      ? this.#looked.get(key)
      : this.#run([pc + 1, at, slots], isPlain ? this.#onceIn(new Set()) : undefined);
    if (isPlain) this.#looked.set(key, found);
    if ((found !== undefined) === isNegated) return undefined;
    return [behind, at, found ?? slots];
  }

  /**
   * Returns the length of a group's text if the same text is next; 0 for a group without a text; -1
   * if another text is next.
   */
  #sameLength(at: number, slots: Slots, slot: number, way: number): number {
    const [from = -1, to = -1] = slots.slice(slot, slot + 2);
    if (from < 0 || to < 0) return 0;
    const length = to - from;
    this.#budget.left -= length;
    const start = way > 0 ? at : at - length;
    for (let step = 0; step < length; step += 1) {
      if (this.#letters[start + step] !== this.#letters[from + step]) return -1;
    }
    return length;
  }

  #with(slots: Slots, from: number, to: number, position: number): Slots {
    this.#budget.left -= 4 + (slots.length >> 1);
    const changed = [...slots];
    changed.fill(position, from, to);
    return changed;
  }

  #isIn(set: number, letter: string | undefined): boolean {
    if (letter === undefined) return false;
    const unit = letter.charCodeAt(0);
    const known = this.#known[set] ?? [];
    const before = unit < 128 ? known[unit] : undefined;
    if (before !== undefined) return before;
    const isMember = this.#sets[set]?.test(letter) === true;
    if (unit < 128) known[unit] = isMember;
    return isMember;
  }

  #isAt(kind: number, at: number): boolean {
    const { length } = this.#letters;
    if (kind < 2) return at === (kind === 0 ? 0 : length);
    return (this.#isWord(at - 1) !== this.#isWord(at)) === (kind === 2);
  }

  #isWord(at: number): boolean {
    return /^\w$/.test(this.#letters[at] ?? '');
  }

  #onceEach(): IsSeen {
    const states = (this.#program.code.length / 3) * (this.#letters.length + 1);
    const bits = new Uint8Array((states >> 3) + 1);
    return this.#onceIn({
      has: (key) => ((bits[key >> 3] ?? 0) & (1 << (key & 7))) !== 0,
      add: (key) => {
        bits[key >> 3] = (bits[key >> 3] ?? 0) | (1 << (key & 7));
      },
    });
  }

  #onceIn(states: { has(key: number): boolean; add(key: number): unknown }): IsSeen {
    const width = this.#letters.length + 1;
    return (pc, at) => {
      const key = pc * width + at;
      if (states.has(key)) return true;
      states.add(key);
      return false;
    };
  }
}
