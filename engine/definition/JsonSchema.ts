/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** A JSON Schema as a form author wrote it, with the standard's keywords and the project's own. */
export type JsonSchema = JsonObject;

/** An RJSF uiSchema as a form author wrote it. */
export type UiSchema = JsonObject;

/** The texts of one language, flat: a key such as `orders.PRN.label` maps to its text. */
export type Texts = Readonly<Record<string, string>>;
