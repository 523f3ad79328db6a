import { importJsonSchema } from '#compiler';
import type { Json, JsonObject } from '#engine';
import { formInUse } from './makeForm.ts';
import { loadForm } from './readForms.ts';

/** Imports a schema with these properties, and returns its files and its form. */
export async function formOf(properties: JsonObject, more: JsonObject = {}) {
  const files = importJsonSchema({
    code: 'LR998',
    schema: { type: 'object', properties, ...more },
  });
  return { files, ...formInUse(await loadForm(files)) };
}

/** Returns `severity pointer message` of each note on a schema. */
export function notesOf(schema: Json): readonly string[] {
  const { notes = [] } = importJsonSchema({ code: 'LR998', schema });
  return notes.map(({ severity, pointer, message }) => `${severity} ${pointer} ${message}`);
}

/** Returns a schema with `if`, `then` and `else`. */
export function branching(...[condition, yes, no]: readonly JsonObject[]): JsonObject {
  const parts = [
    ['if', condition],
    ['then', yes],
    ['else', no],
  ] as const;
  return Object.fromEntries(parts.flatMap(([name, part]) => (part ? [[name, part]] : [])));
}

export const TEXT = { type: 'string', maxLength: 20 };

/** Returns a list schema with these items. */
export const list = (items: JsonObject, more: JsonObject) => ({
  type: 'array',
  maxItems: 9,
  items,
  ...more,
});
/** A person: a choice with labels, a checkbox, a number. */
export const PERSON = {
  type: 'object',
  properties: {
    role: {
      oneOf: [
        { const: 'b', title: 'Boss' },
        { const: 'c', title: 'Clerk' },
      ],
    },
    isPaid: { type: 'boolean', title: 'Is paid' },
    age: { type: 'integer' },
  },
};

/**
 * Imports a schema with one property `it`, without compiling the form.
 *
 * @returns the field, its layout, the texts of the form, and the notes as `code pointer: message`
 */
export function importedField(it: Json, more: JsonObject = {}, ui: JsonObject = {}) {
  const schema = { type: 'object', properties: { it }, ...more };
  const files = importJsonSchema({ code: 'LR998', schema, ui });
  return {
    field: (files.schema.properties as JsonObject | undefined)?.it as JsonObject | undefined,
    layout: files.ui.it,
    texts: files.locales.en,
    notes: (files.notes ?? []).map(
      ({ code, pointer, message }) => `${code} ${pointer}: ${message}`,
    ),
  };
}

/** Returns a form of some properties with an RJSF layout, its fields by name, and its texts. */
export async function laidOutForm(properties: JsonObject, ui: JsonObject) {
  const files = importJsonSchema({ code: 'LR998', schema: { type: 'object', properties }, ui });
  const form = formInUse(await loadForm(files));
  const nodes = Object.fromEntries(form.plan.root.children.map((node) => [node.key, node]));
  return { ...form, nodes, words: files.locales.en };
}
