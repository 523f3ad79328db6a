/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** A JSON Schema as a form author wrote it: the standard's keywords and the house's. */
export type JsonSchema = JsonObject;

/** An RJSF uiSchema as a form author wrote it. */
export type UiSchema = JsonObject;

/** Texts of one language, flat: `orders.PRN.label` to its words. */
export type Texts = Readonly<Record<string, string>>;
