import { join, relative } from 'node:path';

/** Returns the path of a form's folder in findings, relative to the working directory. */
export function shownFolder(formsDir: string, code: string): string {
  return relative(process.cwd(), join(formsDir, code));
}
