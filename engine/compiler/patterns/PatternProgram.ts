/**
 * A regular expression as instructions for `PatternMatcher`, in plain JSON. Each instruction is
 * three numbers in `code`: an operation and its two operands. `OPS` lists the operations.
 */
export interface PatternProgram {
  /** Sources of expressions for exactly one character: `a`, `[0-9]`, `\p{Lu}`. */
  readonly sets: readonly string[];
  readonly code: readonly number[];
  /** Number of positions that the instructions store; 0 without back references. */
  readonly slots: number;
  /** Whether the pattern has no back reference, so that no state is tried twice. */
  readonly isPlain: boolean;
}

/**
 * The operations of a program. `PatternMatcher` repeats the numbers, since its source is copied
 * into other modules.
 */
export const OPS = {
  /** The (sub-)program matches. */
  done: 0,
  /** Reads one character of a set: [set, 1 forwards or -1 backwards]. */
  read: 1,
  /** Tries two instructions in this order: [first, second]. */
  split: 2,
  /** Continues elsewhere: [instruction]. */
  jump: 3,
  /** Tests the position: [0 start, 1 end, 2 word boundary, 3 no word boundary]. */
  test: 4,
  /** Runs the sub-program that follows: [instruction behind it, 1 if it must not match]. */
  look: 5,
  /** Stores the position: [slot]. */
  save: 6,
  /** Reads the text of a group again: [group, 1 forwards or -1 backwards]. */
  same: 7,
  /** Refuses a repetition that read nothing since it stored the position: [slot]. */
  moved: 8,
  /** Forgets the groups of a repetition: [first slot, slot behind the last]. */
  clear: 9,
} as const;
