import { createHash } from 'node:crypto';
import type { CheckTools } from '../../../server/forms/compiler/CheckTools.ts';
import { keepReleasedForm } from '../../../server/forms/source/releasedForm.ts';
import { RELEASES_FILE, type Releases } from '../../../server/forms/source/releases.ts';
import { makeFiles } from '../../engine/support/makeForm.ts';
import { compile } from '../../engine/support/readForms.ts';
import { folderWith } from './folderWith.ts';

type Fields = Parameters<typeof makeFiles>[0];

/** Compiles version `version` of LR999 with these fields. */
export function compiledVersion(fields: Fields, version: number) {
  return compile(makeFiles(fields, { manifest: { version } }));
}

/**
 * Creates a folder of forms with released versions of LR999, and the list of the releases.
 *
 * @param versions the fields of each version
 */
export async function releasedFolder(versions: Readonly<Record<number, Fields>>) {
  const hashes: Record<string, string> = {};
  const kept: [number, string][] = [];
  for (const [version, fields] of Object.entries(versions)) {
    const { content = '' } = compiledVersion(fields, Number(version));
    hashes[version] = createHash('sha256').update(content).digest('hex');
    kept.push([Number(version), content]);
  }
  const releases: Releases = { LR999: hashes };
  const formsDir = folderWith({ [RELEASES_FILE]: JSON.stringify(releases) });
  for (const [version, content] of kept) {
    const contentHash = hashes[version] ?? '';
    await keepReleasedForm(formsDir, { code: 'LR999', version, contentHash }, content, []);
  }
  return { formsDir, releases };
}

/** A workbench that only compiles. */
export const COMPILING = { compile } as unknown as CheckTools & { close(): Promise<void> };
