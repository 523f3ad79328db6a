import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#engine';
import type { WordTemplate, WordTemplates } from '../../ports/documents/WordDocuments.ts';
import { templateLanguages, templatePath } from '../../word/templateFiles.ts';
import { TEMPLATE_LIMITS } from '../../word/unpack.ts';

/** The templates in the folders of the forms, read at each call. */
export class FolderTemplates implements WordTemplates {
  readonly #formsDirs: readonly string[];

  /**
   * @param formsDirs folders of forms; a form in a later folder replaces the form of the same code
   */
  constructor(formsDirs: readonly string[]) {
    this.#formsDirs = formsDirs;
  }

  async find(
    formCode: string,
    template: string,
    language: Language,
  ): Promise<WordTemplate | undefined> {
    const folder = await this.#folderOf(formCode);
    if (folder === undefined) return undefined;
    for (const each of templateLanguages(language)) {
      const file = await contentOf(templatePath(folder, template, each));
      if (file) return { file, language: each };
    }
    return undefined;
  }

  async #folderOf(formCode: string): Promise<string | undefined> {
    for (const formsDir of this.#formsDirs.toReversed()) {
      const folder = join(formsDir, formCode);
      if ((await stat(folder).catch(() => undefined))?.isDirectory()) return folder;
    }
    return undefined;
  }
}

async function contentOf(path: string): Promise<Uint8Array | undefined> {
  const status = await stat(path).catch(() => undefined);
  if (!status?.isFile() || status.size > TEMPLATE_LIMITS.fileBytes) return undefined;
  return readFile(path).catch(() => undefined);
}
