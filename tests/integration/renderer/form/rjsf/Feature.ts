import type { Json, JsonObject } from '#engine';

/** A user's actions on a page of any renderer. The labels identify the fields. */
export interface Hand {
  type(label: string, text: string): void;
  /** Chooses an option of a list or of radio buttons by its label. */
  choose(label: string, option: string): void;
  /** Ticks or unticks a checkbox, alone or in a group. */
  tick(label: string): void;
  /** Presses the add button with an index; by default the first. */
  add(nth?: number): void;
  copy(nth?: number): void;
  remove(nth?: number): void;
  moveDown(nth?: number): void;
}

/** A documented feature of RJSF as a small form, with the user's actions and the answers. */
export interface Feature {
  readonly name: string;
  /** Properties of the form. */
  readonly properties: JsonObject;
  /** Further keywords of the form's schema. */
  readonly more?: JsonObject;
  readonly ui?: JsonObject;
  readonly data?: Readonly<Record<string, Json>>;
  readonly edit?: (hand: Hand) => void;
  /** The answers after the actions. */
  readonly out: Readonly<Record<string, Json>>;
  /** The answers in Landform, if they differ from RJSF's. */
  readonly here?: Readonly<Record<string, Json>>;
  /** Why Landform intentionally renders other fields. Then the test does not compare the fields. */
  readonly otherwise?: string;
}
