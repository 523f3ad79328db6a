import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { comparePictures } from './comparePictures.ts';
import type { Pictures } from './takePictures.ts';

/** The change of a story's picture. */
export interface Change {
  /** The name `<story id>-<width>`. */
  readonly name: string;
  readonly kind: 'changed' | 'new' | 'gone';
  readonly pixels: number;
}

/**
 * Compares earlier with current pictures, and writes a page with the differences.
 *
 * @param folder the folder for `index.html` and the pictures; it is emptied first
 *
 * @returns the differences by name
 */
export async function writeReport(
  before: Pictures,
  now: Pictures,
  folder: string,
): Promise<readonly Change[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const names = [...new Set([...before.keys(), ...now.keys()])].sort();
  const changes: Change[] = [];
  for (const name of names) {
    const change = await compared(name, before.get(name), now.get(name), folder);
    if (change) changes.push(change);
  }
  await writeFile(join(folder, 'index.html'), pageOf(changes));
  return changes;
}

async function compared(
  name: string,
  before: Buffer | undefined,
  now: Buffer | undefined,
  folder: string,
): Promise<Change | undefined> {
  const save = (kind: string, picture: Buffer) =>
    writeFile(join(folder, `${name}.${kind}.png`), picture);
  if (!before || !now) {
    const [kind, only] = now ? (['new', now] as const) : (['gone', before] as const);
    if (only) await save(kind === 'new' ? 'now' : 'before', only);
    return { name, kind, pixels: 0 };
  }
  const difference = comparePictures(before, now);
  if (!difference) return undefined;
  await Promise.all([save('before', before), save('now', now), save('diff', difference.picture)]);
  return { name, kind: 'changed', pixels: difference.pixels };
}

const SHOWN = { changed: ['before', 'now', 'diff'], new: ['now'], gone: ['before'] } as const;

function pageOf(changes: readonly Change[]): string {
  const rows = changes.map(({ name, kind, pixels }) => {
    const count = kind === 'changed' ? `, ${pixels} pixels` : '';
    const pictures = SHOWN[kind].map((which) => `<img alt="${which}" src="${name}.${which}.png">`);
    return `<h2>${name}</h2><p>${kind}${count}</p><div>${pictures.join('')}</div>`;
  });
  const style = 'body{font:16px sans-serif}img{max-width:32%;border:1px solid;vertical-align:top}';
  return `<!doctype html><meta charset="utf-8"><title>Stories that changed</title><style>${style}</style><h1>${changes.length} pictures differ</h1>${rows.join('\n')}\n`;
}
