import { readFileSync } from 'node:fs';

/** The answers in the format of a sample file: nested, files without their bytes. */
export type Answers = Readonly<Record<string, unknown>>;

/**
 * Returns the answers of a sample of LREAL1.
 *
 * @param name name of the sample file, without its extension
 * @param changes answers that replace those of the sample; `undefined` removes one
 */
export function sampleOf(name: string, changes: Answers = {}): Answers {
  const text = readFileSync(`forms/LREAL1/samples/${name}.json`, 'utf8');
  const { formData } = JSON.parse(text) as { readonly formData: Answers };
  return { ...formData, ...changes };
}
