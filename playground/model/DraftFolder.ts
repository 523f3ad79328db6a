/** A form's folder as its author types it. The texts may be incomplete or no JSON at all. */
export interface DraftFolder {
  /** Name of the folder while no manifest names one. */
  readonly code: string;
  /** Texts by their path in the folder: `schema.json`, `locales/en.json`, `samples/full.json`. */
  readonly files: Readonly<Record<string, string>>;
}

/** The files that have an editor, in the order of their tabs. */
export const EDITED_FILES = [
  'schema.json',
  'ui.json',
  'manifest.json',
  'locales/en.json',
  'locales/zh-Hant.json',
  'locales/zh-Hans.json',
] as const;

/** A file that has an editor. */
export type EditedFile = (typeof EDITED_FILES)[number];

/** Checks whether a path in a folder has an editor. */
export function isEditedFile(path: string): path is EditedFile {
  return (EDITED_FILES as readonly string[]).includes(path);
}

/** A form code, as `schemas/meta/manifest.schema.json` defines it. */
const CODE = /^[A-Z][A-Z0-9]{1,15}$/;

/** The name of a folder without a manifest. */
export const FIRST_CODE = 'MYFORM';

/** Checks whether a text can name a folder. */
export function isCode(text: unknown): text is string {
  return typeof text === 'string' && CODE.test(text);
}

/**
 * Returns the name of the folder: the code in the manifest, otherwise the folder's own. The
 * manifest must have the name of its folder as its code.
 */
export function codeOf({ code, files }: DraftFolder): string {
  const [, written] = WRITTEN_CODE.exec(files['manifest.json'] ?? '') ?? [];
  return isCode(written) ? written : code;
}

/** Returns the folder with another name, which its manifest then has as its code, too. */
export function withCode(folder: DraftFolder, code: string): DraftFolder {
  const manifest = folder.files['manifest.json'];
  if (manifest === undefined) return { ...folder, code };
  const renamed = manifest.replace(WRITTEN_CODE, `"code": "${code}"`);
  return { code, files: { ...folder.files, 'manifest.json': renamed } };
}

const WRITTEN_CODE = /"code"\s*:\s*"([^"]*)"/;

/**
 * Returns the written files by the name that findings use, such as `forms/MYFORM/schema.json`. An
 * empty editor means that the folder does not have the file.
 */
export function sourcesOf(folder: DraftFolder): ReadonlyMap<string, string> {
  const code = codeOf(folder);
  const written = Object.entries(folder.files).filter(([, text]) => text.trim() !== '');
  return new Map(written.map(([path, text]) => [`forms/${code}/${path}`, text]));
}

/** Returns the path in the folder of a finding's file; `undefined` for a shared file. */
export function pathIn(folder: DraftFolder, file: string): string | undefined {
  const start = `forms/${codeOf(folder)}/`;
  return file.startsWith(start) ? file.slice(start.length) : undefined;
}

/** Returns the folder with another text in one file. */
export function withFile(folder: DraftFolder, path: string, text: string): DraftFolder {
  return { ...folder, files: { ...folder.files, [path]: text } };
}
