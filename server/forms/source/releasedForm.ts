import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FormFiles, SharedFiles } from '#compiler';
import { hashOf } from './hashOf.ts';
import type { FormVersion } from './releases.ts';

/** The sources of a released version, and its samples. */
export interface ReleasedForm {
  readonly files: FormFiles;
  /** Shared blocks and tables that the form names, as released. */
  readonly shared: SharedFiles;
  /** Content of the version's sample files. */
  readonly samples: readonly unknown[];
}

/**
 * Stores a released version in the folder of its form, so that later versions can be compared with
 * it.
 *
 * @param content the `content` of `CompiledForm`
 */
export async function keepReleasedForm(
  formsDir: string,
  { code, version }: FormVersion,
  content: string,
  samples: readonly unknown[],
): Promise<void> {
  const file = fileOf(formsDir, code, version);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, gzipSync(JSON.stringify({ content, samples }), { level: 9 }));
}

/**
 * Reads a released version.
 *
 * @param release the released version, with the hash that the stored content must have
 * @returns `undefined` when the version was not stored
 * @throws {Error} when the file is damaged, or its content has another hash than the release
 */
export async function readReleasedForm(
  formsDir: string,
  release: FormVersion,
): Promise<ReleasedForm | undefined> {
  const file = fileOf(formsDir, release.code, release.version);
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return undefined;
  const kept = JSON.parse(gunzipSync(bytes).toString()) as Kept;
  if (hashOf([kept.content]) !== release.contentHash) {
    throw new Error(`${file} is not what was released: bring it back from the repository`);
  }
  return { ...filesIn(kept.content), samples: kept.samples };
}

/** Returns the sources of a form. @param content the `content` of `CompiledForm` */
export function filesIn(content: string): Omit<ReleasedForm, 'samples'> {
  const { files, used, tables } = JSON.parse(content) as Content;
  return { files, shared: { defs: used, tables } };
}

interface Kept {
  readonly content: string;
  readonly samples: readonly unknown[];
}

/** The input of the hash that `compileForm` computes. */
interface Content {
  readonly files: FormFiles;
  readonly used: SharedFiles['defs'];
  readonly tables: SharedFiles['tables'];
}

function fileOf(formsDir: string, code: string, version: number): string {
  return join(formsDir, code, 'releases', `${version}.json.gz`);
}
