import { strToU8, zipSync } from 'fflate';
import { type DraftFolder, sourcesOf } from './DraftFolder.ts';

/**
 * Packs a folder as a ZIP file. Unpacked in the folder of the forms, it is a form of the portal:
 * `MYFORM/schema.json`, `MYFORM/locales/en.json` and so on. Empty files are left out.
 */
export function zipFolder(folder: DraftFolder): Uint8Array {
  const files = [...sourcesOf(folder)].map(([file, text]) => [
    file.slice('forms/'.length),
    strToU8(text.endsWith('\n') ? text : `${text}\n`),
  ]);
  return zipSync(Object.fromEntries(files), { level: 6, mtime: '2026-01-01T00:00:00' });
}
