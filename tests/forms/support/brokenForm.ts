import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { newFormFiles } from '../../../scripts/forms/text/newFormFiles.ts';

/** A folder of a form with mistakes. */
export interface BrokenForm {
  /** Folder that contains the form's folder. */
  readonly formsDir: string;
  readonly code: string;
  /** Returns the number of a file's first line with a text, from 1; 0 without such a line. */
  lineOf(file: string, text: string): number;
  remove(): Promise<void>;
}

/** A change to a file: replaces every `from` by `to`. Without `from`, replaces the whole file. */
export interface Slip {
  readonly file: string;
  readonly from?: string;
  /** `undefined` removes the file. */
  readonly to: string | undefined;
}

/** Writes a new form with some slips into a separate folder. */
export async function brokenForm(slips: readonly Slip[]): Promise<BrokenForm> {
  const code = 'LR999';
  const formsDir = await mkdtemp(join(tmpdir(), 'broken-'));
  const files = new Map(newFormFiles(code));
  for (const { file, from, to } of slips) {
    const before = files.get(file) ?? '';
    if (from !== undefined && !before.includes(from)) {
      throw new Error(`Cannot break ${file}: it does not contain ${from}`);
    }
    if (to === undefined) files.delete(file);
    else files.set(file, from === undefined ? to : before.replaceAll(from, to));
  }
  for (const [path, text] of files) {
    const target = join(formsDir, code, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  return {
    formsDir,
    code,
    lineOf: (file, text) =>
      (files.get(file) ?? '').split('\n').findIndex((line) => line.includes(text)) + 1,
    remove: () => rm(formsDir, { recursive: true, force: true }),
  };
}
