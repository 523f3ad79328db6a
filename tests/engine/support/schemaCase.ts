import { expect } from 'vitest';
import type { FormFiles } from '#compiler';
import type { JsonObject } from '#engine';
import { makeFiles } from './makeForm.ts';
import { compile } from './readForms.ts';

export const TEXT = { type: 'string' };
export const LIST = { type: 'array', items: { type: 'object', properties: { a: TEXT, b: TEXT } } };

/** A form with one fault, the code of the expected diagnostic, and its place. */
export interface FaultCase {
  readonly title: string;
  readonly files: FormFiles;
  readonly code: string;
  readonly at: string;
  readonly remedy?: string;
}

/** Returns the case of a form whose properties contain a fault. */
export function schemaCase(
  title: string,
  properties: JsonObject,
  code: string,
  at: string,
  remedy?: string,
): FaultCase {
  const file = { title, files: makeFiles(properties), code, at: `schema.json${at}` };
  return remedy === undefined ? file : { ...file, remedy };
}

/** Expects no plan and no validator, and a diagnostic with a remedy at the place of the fault. */
export function expectFinding({ files, code, at, remedy }: FaultCase): void {
  const { plan, validatorSource, diagnostics } = compile(files);
  const found = diagnostics.filter((each) => each.code === code);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).not.toEqual([]);
  expect([plan, validatorSource]).toEqual([undefined, undefined]);
  expect(found.map(({ file, pointer }) => `${file}${pointer}`)).toContain(`forms/LR999/${at}`);
  for (const each of found) expect([each.message, each.remedy]).not.toContain('');
  if (remedy !== undefined) expect(found.map((each) => each.remedy).join()).toContain(remedy);
}
