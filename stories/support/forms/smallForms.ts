import { SMALL_FORMS } from 'virtual:story-sources';
import type { Json, JsonObject, Texts } from '#engine';

/** A small form as its author wrote it, reduced to the parts that the controls change. */
export interface WrittenForm {
  readonly schema: {
    readonly properties: Readonly<Record<string, JsonObject>>;
    readonly required?: readonly string[];
  };
  readonly ui: Readonly<Record<string, Json>>;
  readonly texts: Readonly<Record<string, Texts>>;
}

/**
 * Returns the content of a file of `stories/forms`.
 *
 * @returns `undefined` for a form of the portal
 */
export function writtenForm(form: string): WrittenForm | undefined {
  const text = SMALL_FORMS[form];
  if (text === undefined) return undefined;
  // `.storybook/storyForms.ts` has compiled this text without errors.
  const { properties, required = [], ui = {}, texts } = JSON.parse(text);
  return { schema: { properties, required }, ui, texts };
}

/** Checks whether schema and layout are the form's own, so that the compiled form can be used. */
export function isOwnDefinition(
  form: string,
  schema: WrittenForm['schema'] | undefined,
  ui: WrittenForm['ui'] | undefined,
): boolean {
  const own = writtenForm(form);
  if (!own) return true;
  return isSame(schema, own.schema) && isSame(ui, own.ui);
}

function isSame(given: unknown, own: unknown): boolean {
  return given === undefined || JSON.stringify(given) === JSON.stringify(own);
}
