import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../../server/config/projectRoot.ts';

type Json = Record<string, unknown>;

/**
 * Copies a form of the project, without its samples, into another folder of forms under another
 * code. The portal sees the copy only when it is complete.
 *
 * @param edit changes files of the copy, whose code and `$id` are already set
 */
export function copyForm(
  formsDir: string,
  { model, code }: { readonly model: string; readonly code: string },
  edit: (folder: string) => void,
): void {
  const folder = join(formsDir, '..', code);
  cpSync(join(PROJECT_ROOT, 'forms', model), folder, { recursive: true });
  rmSync(join(folder, 'samples'), { recursive: true });
  editJson(join(folder, 'manifest.json'), (manifest) => ({ ...manifest, code, reference: code }));
  editJson(join(folder, 'schema.json'), (schema) => ({
    ...schema,
    $id: String(schema.$id).replace(model, code),
  }));
  edit(folder);
  renameSync(folder, join(formsDir, code));
}

/** Replaces the content of a JSON file. */
export function editJson(file: string, change: (content: Json) => Json): void {
  const content: Json = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(change(content), undefined, 2));
}
