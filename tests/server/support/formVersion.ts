import type { JsonObject, Manifest } from '#engine';
import { versionOf } from '../../../server/forms/compare/compileRelease.ts';
import { makeFiles } from '../../engine/support/makeForm.ts';
import { compile } from '../../engine/support/readForms.ts';

/** A text field. */
export const TEXT = { type: 'string', maxChars: 20 };

/** Returns a choice of these values. */
export const choice = (...values: readonly string[]) => ({ type: 'string', enum: values });

/** Returns a record list with these fields. */
export const rows = (properties: JsonObject) => ({
  type: 'array',
  items: { type: 'object', properties },
});

/** The parts of a version in addition to its fields. */
export interface Changes {
  readonly manifest?: Partial<Manifest>;
  readonly schema?: JsonObject;
  /** English labels by field. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** Compiles a version of a form with these fields, for comparison. */
export function version(properties: JsonObject, { manifest, schema, labels }: Changes = {}) {
  const files = makeFiles(properties, { manifest: manifest ?? {}, schema: schema ?? {} });
  const en = Object.fromEntries(
    Object.entries(labels ?? {}).map(([name, label]) => [`${name}.label`, label]),
  );
  const compiled = compile({ ...files, locales: { ...files.locales, en } });
  const made = versionOf(compiled);
  if (!made) throw new Error(JSON.stringify(compiled.diagnostics));
  return made;
}
