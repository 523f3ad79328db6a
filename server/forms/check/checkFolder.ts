import type { Workbench } from '../compiler/Workbench.ts';
import { readForm } from '../source/readFormFiles.ts';
import { readReleases } from '../source/releases.ts';
import { checkForm } from './checkForm.ts';
import { type Finding, inOrder } from './Finding.ts';
import { sourcesOf } from './formSources.ts';
import { lostAnswers } from './lostAnswers.ts';
import { brokenReleases, releaseFindings } from './releaseFindings.ts';
import { shownFolder } from './shownFolder.ts';
import { nameFindings } from './skippedFolders.ts';

/**
 * Checks one form folder with all checks of `checkForm`. Also checks whether the folder's name is a
 * form code, and whether a released version was edited. Answers saved with released versions must
 * have a field in the present version.
 *
 * @param formsDir folder with the form's folder and the list of released versions
 * @param code name of the form's folder
 * @returns the faults of the form, by file and position
 */
export async function checkFolder(
  workbench: Workbench,
  formsDir: string,
  code: string,
): Promise<readonly Finding[]> {
  const form = await readForm(formsDir, code);
  const shown = shownFolder(formsDir, code);
  const { findings: own, compiled } = await checkForm(workbench, form, shown);
  const findings = [...nameFindings(formsDir, code), ...own];
  const { plan, contentHash } = compiled ?? {};
  if (!compiled || !plan || contentHash === undefined) return findings;
  const sources = sourcesOf(form, shown);
  try {
    const version = { code, version: plan.version, contentHash };
    const releases = await readReleases(formsDir);
    const edited = releaseFindings(sources, releases, version);
    const lost = await lostAnswers(workbench, { formsDir, sources, releases, compiled });
    return inOrder([...findings, ...edited, ...lost]);
  } catch (error) {
    return inOrder([...findings, brokenReleases(sources, code, error)]);
  }
}
