import { type FormVersion, type Releases, versionNeeded } from '../releases.ts';
import type { Finding } from './Finding.ts';
import type { Fault, SourceFiles } from './SourceFiles.ts';

/** What is wrong with the version of a compiled form: it was released, and edited since. */
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

/** That the list of released versions cannot be read. */
export function brokenReleases(sources: SourceFiles, code: string, error: unknown): Finding {
  const message = error instanceof Error ? error.message : String(error);
  const remedy = 'Bring the list back from the repository; nothing but forms:publish writes it.';
  return atVersion(sources, code, { code: 'broken-releases', message, remedy });
}

function atVersion(sources: SourceFiles, code: string, fault: Omit<Fault, 'severity'>): Finding {
  const error = { ...fault, severity: 'error' } as const;
  return sources.findingAt(`forms/${code}/manifest.json`, '/version', error);
}
