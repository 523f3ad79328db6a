import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flushFolder, writeFlushed } from '../../server/adapters/file/flushed.ts';
import type { PlainFile } from '../../server/services/export/namePackage.ts';

/**
 * Writes files into `parent/name`, completely or not at all. It writes a temporary folder in
 * `parent`, flushes it to the disk, renames it, and reads all files back. It never overwrites a
 * folder; an existing folder with the same files counts as written. It removes leftovers of killed
 * runs.
 *
 * @returns whether the folder existed already
 * @throws {Error} when the folder cannot be written; the message is one sentence
 */
export async function placeFolder(
  parent: string,
  name: string,
  files: readonly PlainFile[],
): Promise<boolean> {
  const target = join(parent, name);
  await removeLeftovers(parent, name);
  if (await exists(target)) {
    if (await holds(target, files)) return true;
    throw new Error(`Cannot write ${target}: it exists with other content`);
  }
  const draft = join(parent, `.${name}.${process.pid}.${randomBytes(4).toString('hex')}${PARTIAL}`);
  try {
    await writeAll(draft, files);
    await rename(draft, target);
    await flushFolder(parent);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw new Error(`Cannot write ${target}: ${reasonOf(error)}`, { cause: error });
  }
  if (await holds(target, files)) return false;
  throw new Error(`Cannot write ${target}: its content differs after writing`);
}

const PARTIAL = '.partial';

/** Removes the folders of ended runs of this machine: they contain unencrypted answers. */
async function removeLeftovers(parent: string, name: string): Promise<void> {
  const entries = await readdir(parent).catch((error: unknown) => {
    throw new Error(`Cannot write into ${parent}: ${reasonOf(error)}`, { cause: error });
  });
  const own = entries.filter((entry) => entry.startsWith(`.${name}.`) && entry.endsWith(PARTIAL));
  for (const entry of own) {
    const pid = Number(entry.slice(name.length + 2).split('.')[0]);
    if (!isRunning(pid)) await rm(join(parent, entry), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function holds(folder: string, files: readonly PlainFile[]): Promise<boolean> {
  for (const { path, content } of files) {
    const found = await readFile(join(folder, path)).catch(() => undefined);
    if (!found?.equals(content)) return false;
  }
  return true;
}

async function writeAll(folder: string, files: readonly PlainFile[]): Promise<void> {
  const folders = new Set([folder]);
  await mkdir(folder, { mode: 0o700 });
  for (const { path, content } of files) {
    const place = join(folder, path);
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    folders.add(dirname(place));
    await writeFlushed(place, content);
  }
  for (const each of folders) await flushFolder(each);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  ENOTDIR: 'it is not a folder',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
};

function reasonOf(error: unknown): string {
  const code = codeOf(error);
  return REASONS[code] ?? code;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
