// biome-ignore lint/correctness/noUnresolvedImports: the linter does not read its declared module
import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { OPS, type PatternProgram } from './PatternProgram.ts';

/** Maximum number of instructions. A program with more would be a large part of its module. */
export const MOST_INSTRUCTIONS = 3000;

const PARSER = new RegExpParser({ ecmaVersion: 2025 });

/**
 * Parses a pattern as ECMA-262 does with the flag `u`.
 *
 * @returns `undefined` for a text that is not a regular expression
 */
export function parsePattern(source: string): AST.Pattern | undefined {
  try {
    return PARSER.parsePattern(source, 0, source.length, { unicode: true });
  } catch {
    return undefined;
  }
}

/**
 * Compiles a pattern to a program that `PatternMatcher` runs in limited time. The program has the
 * meaning that ECMA-262 gives the pattern with the flag `u`.
 *
 * @returns `undefined` for a text that is not a regular expression, for a pattern with modifiers
 *   such as `(?i:a)`, and for one of more than `MOST_INSTRUCTIONS` instructions
 */
export function compilePattern(source: string): PatternProgram | undefined {
  const pattern = parsePattern(source);
  if (!pattern) return undefined;
  const groups = pattern.alternatives.flatMap(({ elements }) => elements.flatMap(groupsIn));
  const isPlain = groups.every(({ references }) => references.length === 0);
  const writer = new ProgramWriter(isPlain ? [] : groups);
  writer.alternatives(pattern.alternatives, FORWARDS);
  return writer.program();
}

const FORWARDS = 1;
const BACKWARDS = -1;
type Direction = typeof FORWARDS | typeof BACKWARDS;

class ProgramWriter {
  readonly #isPlain: boolean;
  readonly #sets: string[] = [];
  readonly #code: (readonly [op: number, first: number, second: number])[] = [];
  readonly #groups: readonly AST.CapturingGroup[];
  /** The slots of all groups, two each. The slots of repetitions follow. */
  #slots: number;
  #isRefused = false;

  /** @param groups every group in source order; none if the pattern has no back reference */
  constructor(groups: readonly AST.CapturingGroup[]) {
    this.#isPlain = groups.length === 0;
    this.#groups = groups;
    this.#slots = groups.length * 2;
  }

  program(): PatternProgram | undefined {
    this.#add(OPS.done);
    if (this.#isRefused) return undefined;
    return {
      sets: this.#sets,
      code: this.#code.flat(),
      slots: this.#isPlain ? 0 : this.#slots,
      isPlain: this.#isPlain,
    };
  }

  alternatives(all: readonly AST.Alternative[], direction: Direction): void {
    const [first, ...others] = all;
    if (!first) return;
    if (others.length === 0) {
      const { elements } = first;
      const ordered = direction === FORWARDS ? elements : elements.toReversed();
      for (const element of ordered) this.#element(element, direction);
      return;
    }
    const split = this.#add(OPS.split);
    this.alternatives([first], direction);
    const jump = this.#add(OPS.jump);
    this.#set(split, OPS.split, split + 1, this.#next());
    this.alternatives(others, direction);
    this.#set(jump, OPS.jump, this.#next());
  }

  #element(element: AST.Element, direction: Direction): void {
    // Nested repetitions multiply; the rest of a refused pattern is not written.
    if (this.#isRefused) return;
    switch (element.type) {
      case 'Quantifier':
        this.#quantifier(element, direction);
        break;
      case 'Assertion':
        this.#assertion(element);
        break;
      case 'Group':
        if (element.modifiers) this.#isRefused = true;
        this.alternatives(element.alternatives, direction);
        break;
      case 'CapturingGroup':
        this.#group(element, direction);
        break;
      case 'Backreference':
        this.#backreference(element, direction);
        break;
      default:
        this.#add(OPS.read, this.#setOf(element.raw), direction);
    }
  }

  #quantifier({ element, min, max, greedy }: AST.Quantifier, direction: Direction): void {
    for (let count = 0; count < min && !this.#isRefused; count += 1) {
      this.#repetition(element, direction, false);
    }
    if (max === Number.POSITIVE_INFINITY) {
      const split = this.#add(OPS.split);
      this.#repetition(element, direction, true);
      this.#add(OPS.jump, split);
      this.#choose(split, greedy);
      return;
    }
    const splits: number[] = [];
    for (let count = min; count < max && !this.#isRefused; count += 1) {
      splits.push(this.#add(OPS.split));
      this.#repetition(element, direction, true);
    }
    for (const split of splits) this.#choose(split, greedy);
  }

  /**
   * Writes one repetition. With back references it forgets its groups first, and an optional one
   * must read something. Without them neither changes whether a text matches.
   */
  #repetition(element: AST.Element, direction: Direction, isOptional: boolean): void {
    if (this.#isPlain) {
      this.#element(element, direction);
      return;
    }
    const mark = this.#slots++;
    this.#add(OPS.save, mark);
    const slots = groupsIn(element).map((group) => this.#slotOf(group));
    if (slots.length > 0) this.#add(OPS.clear, Math.min(...slots), Math.max(...slots) + 2);
    this.#element(element, direction);
    if (isOptional) this.#add(OPS.moved, mark);
  }

  /** Completes a split between one more repetition and the instruction to be written next. */
  #choose(split: number, isGreedy: boolean): void {
    const [more, enough] = [split + 1, this.#next()];
    this.#set(split, OPS.split, isGreedy ? more : enough, isGreedy ? enough : more);
  }

  #assertion(assertion: AST.Assertion): void {
    switch (assertion.kind) {
      case 'start':
        this.#add(OPS.test, 0);
        break;
      case 'end':
        this.#add(OPS.test, 1);
        break;
      case 'word':
        this.#add(OPS.test, assertion.negate ? 3 : 2);
        break;
      default:
        this.#look(assertion);
    }
  }

  #look({ kind, negate, alternatives }: AST.LookaroundAssertion): void {
    const look = this.#add(OPS.look);
    this.alternatives(alternatives, kind === 'lookahead' ? FORWARDS : BACKWARDS);
    this.#add(OPS.done);
    this.#set(look, OPS.look, this.#next(), negate ? 1 : 0);
  }

  #group(group: AST.CapturingGroup, direction: Direction): void {
    const slot = this.#slotOf(group);
    const [first, last] = direction === FORWARDS ? [slot, slot + 1] : [slot + 1, slot];
    if (!this.#isPlain) this.#add(OPS.save, first);
    this.alternatives(group.alternatives, direction);
    if (!this.#isPlain) this.#add(OPS.save, last);
  }

  #backreference({ resolved }: AST.Backreference, direction: Direction): void {
    // Groups of the same name are in different alternatives, so at most one of them has a text.
    for (const group of [resolved].flat()) this.#add(OPS.same, this.#slotOf(group), direction);
  }

  #slotOf(group: AST.CapturingGroup): number {
    return this.#groups.indexOf(group) * 2;
  }

  #setOf(raw: string): number {
    const known = this.#sets.indexOf(raw);
    return known < 0 ? this.#sets.push(raw) - 1 : known;
  }

  #next(): number {
    return this.#code.length;
  }

  #add(op: number, first = 0, second = 0): number {
    if (this.#code.length >= MOST_INSTRUCTIONS) this.#isRefused = true;
    return this.#code.push([op, first, second]) - 1;
  }

  #set(at: number, op: number, first: number, second = 0): void {
    this.#code[at] = [op, first, second];
  }
}

/** Returns the groups inside an element, whose texts each repetition forgets. */
function groupsIn(node: AST.Element): readonly AST.CapturingGroup[] {
  if (node.type === 'Quantifier') return groupsIn(node.element);
  const inner = 'alternatives' in node ? node.alternatives : [];
  const own = node.type === 'CapturingGroup' ? [node] : [];
  return [...own, ...inner.flatMap(({ elements }) => elements.flatMap(groupsIn))];
}
