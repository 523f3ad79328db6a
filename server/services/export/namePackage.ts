import type { PackagedFile } from './ExportPackage.ts';

/** A file of a package: its path relative to the package folder, with `/`, and its bytes. */
export interface PlainFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** A file of a submission with its plain bytes. */
type OpenedFile = PackagedFile & { readonly content: Uint8Array };

const FIXED = {
  export: 'submission.json',
  signed: 'signed.pdf',
  acknowledgement: 'acknowledgement.pdf',
} as const;
/** Maximum number of characters of a name. A path then stays far below the limit of any system. */
const LONGEST_NAME = 40;
const LONGEST_ENDING = 10;

/**
 * Assigns paths to the files of a submission: fixed names, and `attachments/001-name.pdf` with the
 * applicant's names.
 */
export function namePackage(files: readonly OpenedFile[]): readonly PlainFile[] {
  const answers = files.find(({ kind }) => kind === 'export');
  const names = answers ? namesIn(JSON.parse(new TextDecoder().decode(answers.content))) : {};
  let count = 0;
  return files.map(({ kind, sha256, content }) => {
    if (kind !== 'attachment') return { path: FIXED[kind], content };
    count += 1;
    const number = String(count).padStart(3, '0');
    return { path: `attachments/${number}-${safeName(names[sha256] ?? 'attachment')}`, content };
  });
}

/** Finds the names of file values (`{ sha256, name }`) at any depth, by checksum. */
function namesIn(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  const inside = Object.assign({}, ...Object.values(value).map(namesIn)) as Record<string, string>;
  const { sha256, name } = value as { readonly sha256?: unknown; readonly name?: unknown };
  const isFile = typeof sha256 === 'string' && typeof name === 'string';
  return isFile ? { ...inside, [sha256]: name } : inside;
}

/**
 * Returns a safe file name of letters and digits of any script, `.`, `_` and `-`. It contains no
 * path and no control character.
 */
function safeName(name: string): string {
  const safe = name.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '_');
  const dot = safe.lastIndexOf('.');
  const isEnding = dot > 0 && safe.length - dot <= LONGEST_ENDING;
  const [base, ending] = isEnding ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ''];
  return `${[...base].slice(0, LONGEST_NAME).join('')}${ending}`.replace(/[._]+$/, '');
}
