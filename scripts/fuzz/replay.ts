import { join } from 'node:path';
import fc from 'fast-check';
import type { FormData } from '#engine';
import { answersOfVersion } from '../../renderer/saved-file/answersOfVersion.ts';
import type { ReadFile } from '../../renderer/saved-file/knownAnswers.ts';
import { versionOf } from '../../server/forms/compare/compileRelease.ts';
import type { FormInVersion } from '../../server/forms/compare/FormInVersion.ts';
import { openWorkbench, type Workbench } from '../../server/forms/compiler/Workbench.ts';
import { readForm } from '../../server/forms/source/readFormFiles.ts';
import { readReleasedForm } from '../../server/forms/source/releasedForm.ts';
import { type FormVersion, readReleases } from '../../server/forms/source/releases.ts';
import { ROOT, say } from '../command/run.ts';
import type { Campaign, CampaignOptions, CampaignResult } from './Campaign.ts';
import { unreportedDrops } from './replay/unreportedDrops.ts';
import { payloadsOf } from './validators/payloads.ts';

/**
 * Generates answers from the samples of every released version. Loads them with the current form,
 * as if they came from a saved file. A finding is an answer that is neither loaded nor reported as
 * omitted.
 */
export const replay: Campaign = {
  name: 'replay',
  what: 'saved files of every released version: no answer is dropped in silence',
  run: (options) => replayFolder(join(ROOT, 'forms'), options),
};

/**
 * Tests the releases of a folder of forms.
 *
 * @throws {Error} when the content of a release is missing, or a form does not compile
 */
export async function replayFolder(
  formsDir: string,
  options: CampaignOptions,
): Promise<CampaignResult> {
  const releases = Object.entries(await readReleases(formsDir)).flatMap(([code, versions]) =>
    Object.entries(versions).map(([version, contentHash]) => ({
      code,
      version: Number(version),
      contentHash,
    })),
  );
  const chosen = releases.filter(({ code }) => options.forms?.includes(code) ?? true);
  const workbench = await openWorkbench();
  try {
    const results: CampaignResult[] = [];
    for (const release of chosen) {
      results.push(await replayRelease(workbench, formsDir, release, options));
    }
    return {
      runs: results.reduce((total, { runs }) => total + runs, 0),
      findings: results.flatMap(({ findings }) => findings),
    };
  } finally {
    await workbench.close();
  }
}

async function replayRelease(
  workbench: Workbench,
  formsDir: string,
  release: FormVersion,
  { count, seconds, seed }: CampaignOptions,
): Promise<CampaignResult> {
  const kept = await readReleasedForm(formsDir, release);
  const { files } = await readForm(formsDir, release.code);
  const earlier = kept && versionOf(workbench.compile(kept.files, kept.shared));
  const later = files && versionOf(workbench.compile(files));
  const name = `${release.code} version ${release.version}`;
  if (!earlier || !later)
    throw new Error(`Cannot replay ${name}: its content is missing or does not compile`);
  const samples = kept.samples as readonly { readonly now: string; readonly formData: FormData }[];
  let runs = 0;
  const property = fc.property(payloadsOf({ plan: earlier.plan, samples }), ({ data }) => {
    runs += 1;
    const drops = dropsOf(earlier, later, data);
    if (drops.length > 0) throw new Error(drops.join('; '));
  });
  const { failed, counterexample, errorInstance } = fc.check(property, {
    seed,
    numRuns: count ?? Number.MAX_SAFE_INTEGER,
    ...(count === undefined && { interruptAfterTimeLimit: seconds * 100 }),
    markInterruptAsFailure: false,
  });
  say(
    `${name}: ${runs} files, ${failed ? 'an answer dropped in silence' : 'nothing dropped in silence'}`,
  );
  const finding = `${name}: ${errorInstance}\n${JSON.stringify(counterexample)}`;
  return { runs, findings: failed ? [finding] : [] };
}

/**
 * Returns the saved answers that the later version drops without a report. The answers may be
 * invalid.
 */
function dropsOf(earlier: FormInVersion, later: FormInVersion, saved: FormData): readonly string[] {
  const loaded = answersOfVersion(later.plan, saved, earlier.plan.version, readFile);
  return unreportedDrops(later.plan.migrations, { saved, version: earlier.plan.version, loaded });
}

/** Another campaign tests the bytes: here a file consists of the properties of its answer. */
const readFile: ReadFile = (value) => {
  if (typeof value !== 'object' || value === null) return undefined;
  const [name, type] = ['name', 'type'].map((key) => Reflect.get(value, key) as unknown);
  if (typeof name !== 'string' || typeof type !== 'string') return undefined;
  return { size: 0, sha256: '', ref: name, ...value, name, type };
};
