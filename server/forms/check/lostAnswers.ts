import type { CompiledForm } from '#compiler';
import { compareAnswers } from '../compare/compareAnswers.ts';
import { compileRelease, versionOf } from '../compare/compileRelease.ts';
import type { Workbench } from '../compiler/Workbench.ts';
import type { Releases } from '../source/releases.ts';
import type { Finding } from './Finding.ts';
import type { SourceFiles } from './SourceFiles.ts';

/** A compiled form, and the released versions of forms. */
interface AmongReleases {
  readonly formsDir: string;
  readonly sources: SourceFiles;
  readonly releases: Releases;
  readonly compiled: CompiledForm;
}

/**
 * Finds answers of released versions that saved files would lose: the form has no field for them,
 * and no migration handles them.
 *
 * @throws {Error} when a stored release is damaged
 */
export async function lostAnswers(
  workbench: Workbench,
  { formsDir, sources, releases, compiled }: AmongReleases,
): Promise<readonly Finding[]> {
  const later = versionOf(compiled);
  if (!later) return [];
  const { code, version } = later.plan;
  const released = Object.hasOwn(releases, code) ? Object.keys(releases[code] ?? {}) : [];
  const earlier = released.map(Number).filter((each) => each < version);
  const found = await Promise.all(
    earlier.map(async (each) => {
      const release = await compileRelease(workbench, formsDir, releases, { code, version: each });
      if (typeof release === 'string') return [];
      return compareAnswers(release, later)
        .filter(({ level }) => level === 'breaking')
        .map(({ at, message }) =>
          sources.findingAt(`forms/${code}/manifest.json`, '/version', {
            code: 'lost-answers',
            message: `Files saved with version ${each} lose an answer: ${at} ${message}`,
            remedy: `Write a migration: npm run forms:diff -- ${code} --version ${each} drafts it.`,
            severity: 'error',
          }),
        );
    }),
  );
  return found.flat();
}
