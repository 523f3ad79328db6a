import type { Json, JsonObject } from '#engine';

/** A user's actions on the fields of a page, for any renderer; fields are named by their labels. */
export interface Hand {
  type(label: string, text: string): void;
  /** Chooses of a list or of radio buttons by the option's words. */
  choose(label: string, option: string): void;
  /** Ticks or unticks one box, or one of a group of boxes. */
  tick(label: string): void;
  /** Presses the add button, the first of several by default. */
  add(nth?: number): void;
  copy(nth?: number): void;
  remove(nth?: number): void;
  moveDown(nth?: number): void;
}

/** A documented feature of RJSF as a small form, with what is done on it and what comes out. */
export interface Feature {
  readonly name: string;
  /** Properties of the form. */
  readonly properties: JsonObject;
  /** Further keywords of its schema. */
  readonly more?: JsonObject;
  readonly ui?: JsonObject;
  readonly data?: Readonly<Record<string, Json>>;
  readonly edit?: (hand: Hand) => void;
  /** The answers afterwards. */
  readonly out: Readonly<Record<string, Json>>;
  /** The answers here, where they are otherwise too. */
  readonly here?: Readonly<Record<string, Json>>;
  /** Where Landform draws more or otherwise on purpose, and why; then fields are not compared. */
  readonly otherwise?: string;
}
