import type { Json, JsonObject } from '#engine';

/** What somebody does with the fields of a page, whoever drew them; fields are named by their labels. */
export interface Hand {
  type(label: string, text: string): void;
  /** Chooses of a list or of radio buttons by the option's words. */
  choose(label: string, option: string): void;
  /** Ticks or unticks one box, or one of a group of boxes. */
  tick(label: string): void;
  /** Presses the button that adds, the first of several unless told. */
  add(nth?: number): void;
  copy(nth?: number): void;
  remove(nth?: number): void;
  moveDown(nth?: number): void;
}

/** A documented feature of RJSF as a small form, with what is done on it and what comes out. */
export interface Feature {
  readonly name: string;
  /** Of the form's properties. */
  readonly properties: JsonObject;
  /** What else its schema says. */
  readonly more?: JsonObject;
  readonly ui?: JsonObject;
  readonly data?: Readonly<Record<string, Json>>;
  readonly edit?: (hand: Hand) => void;
  /** The answers afterwards. */
  readonly out: Readonly<Record<string, Json>>;
  /** The answers here, where they are otherwise too. */
  readonly here?: Readonly<Record<string, Json>>;
  /** Where the house draws more or otherwise on purpose, and why; then fields are not compared. */
  readonly otherwise?: string;
}
