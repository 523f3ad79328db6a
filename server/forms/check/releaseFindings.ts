import { type FormVersion, type Releases, versionNeeded } from '../source/releases.ts';
import type { Finding } from './Finding.ts';
import type { PartialFinding, SourceFiles } from './SourceFiles.ts';

/**
 * Returns a finding if the version of a compiled form was released and the form was edited since.
 */
export function releaseFindings(
  sources: SourceFiles,
  releases: Releases,
  form: FormVersion,
): readonly Finding[] {
  const { code, version } = form;
  const needed = versionNeeded(releases, form);
  if (needed === undefined) return [];
  const message = `Version ${version} is released, and was edited since`;
  const remedy = `Raise "version" to ${needed}, or undo the change.`;
  return [atVersion(sources, code, { code: 'released-edited', message, remedy })];
}

/** Returns the finding for an unreadable list of released versions. */
export function brokenReleases(sources: SourceFiles, code: string, error: unknown): Finding {
  const message = error instanceof Error ? error.message : String(error);
  const remedy = 'Bring the list back from the repository; nothing but forms:publish writes it.';
  return atVersion(sources, code, { code: 'broken-releases', message, remedy });
}

function atVersion(
  sources: SourceFiles,
  code: string,
  fault: Omit<PartialFinding, 'severity'>,
): Finding {
  const error = { ...fault, severity: 'error' } as const;
  return sources.findingAt(`forms/${code}/manifest.json`, '/version', error);
}
