import { readFileSync } from 'node:fs';

/** Answers as a sample file has them: nested, files without their bytes. */
export type Answers = Readonly<Record<string, unknown>>;

/**
 * The answers of a sample of LREAL1.
 *
 * @param name of the file, without its ending
 * @param changes answers that replace those of the sample; `undefined` takes one away
 */
export function sampleOf(name: string, changes: Answers = {}): Answers {
  const text = readFileSync(`forms/LREAL1/samples/${name}.json`, 'utf8');
  const { formData } = JSON.parse(text) as { readonly formData: Answers };
  return { ...formData, ...changes };
}
