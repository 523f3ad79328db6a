import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { TEMPLATES_FOLDER } from '../../word/templateFiles.ts';
import { TEMPLATE_LIMITS } from '../../word/unpack.ts';
import type { TemplateFiles } from './FormFolder.ts';

/**
 * Reads the Word templates of a form. Skips hidden files and the lock files of Word.
 *
 * @param folder folder of the form
 */
export async function readTemplates(folder: string): Promise<TemplateFiles> {
  const within = join(folder, TEMPLATES_FOLDER);
  const names = await readdir(within).catch(() => []);
  const kept = names.filter((name) => !/^(?:\.|~\$)/.test(name)).sort();
  const files = await Promise.all(
    kept.map(async (name) => [name, await contentOf(join(within, name))] as const),
  );
  return new Map(files);
}

async function contentOf(path: string): Promise<Uint8Array | undefined> {
  const status = await stat(path).catch(() => undefined);
  if (!status?.isFile() || status.size > TEMPLATE_LIMITS.fileBytes) return undefined;
  return readFile(path).catch(() => undefined);
}
