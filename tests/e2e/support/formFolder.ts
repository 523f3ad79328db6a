import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newFormFiles } from '../../../scripts/forms/text/newFormFiles.ts';

/** Writes the folder of a new form, as `npm run forms:new` does. */
export function writeForm(formsDir: string, code: string): void {
  for (const [path, text] of newFormFiles(code)) {
    const file = join(formsDir, code, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/**
 * Saves one file of a form with some text replaced, like an editor: a new file replaces the old
 * one.
 */
export function editForm(formsDir: string, file: string, from: string, to: string): void {
  const path = join(formsDir, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`Cannot edit ${file}: it does not contain ${from}`);
  writeFileSync(`${path}.tmp`, text.replaceAll(from, to));
  renameSync(`${path}.tmp`, path);
}
