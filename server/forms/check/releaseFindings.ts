import type { CompiledForm } from '#compiler';
import { editedWords, readReleases, versionNeeded } from '../releases.ts';
import type { Finding } from './Finding.ts';
import type { SourceFiles } from './SourceFiles.ts';

/**
 * What is wrong with the version of a compiled form: it was released, and edited since.
 *
 * @param formsDir folder of the form's folder and of the list of released versions
 */
export async function releaseFindings(
  sources: SourceFiles,
  formsDir: string,
  { plan, contentHash }: CompiledForm,
): Promise<readonly Finding[]> {
  if (!plan || contentHash === undefined) return [];
  const { code, version } = plan;
  const finding = (fault: Pick<Finding, 'code' | 'message' | 'remedy'>) => {
    const error = { ...fault, severity: 'error' } as const;
    return [sources.findingAt(`forms/${code}/manifest.json`, '/version', error)];
  };
  try {
    const needed = versionNeeded(await readReleases(formsDir), { code, version, contentHash });
    if (needed === undefined) return [];
    const { message, remedy } = editedWords(version, needed);
    return finding({ code: 'released-edited', message, remedy: `${remedy}.` });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const remedy = 'Bring the list back from the repository; nothing but forms:publish writes it.';
    return finding({ code: 'broken-releases', message, remedy });
  }
}
