import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { shownFileName } from '#engine';
import { filesIn } from '../../renderer/api/sentFiles.ts';
import { dropFile, type FileValue, keepFile } from '../../renderer/attachments/pendingFileCache.ts';
import { knownAnswers } from '../../renderer/saved-file/knownAnswers.ts';
import { createSavedFiles } from '../../server/services/files/savedFiles.ts';
import { say } from '../command/run.ts';
import type { Campaign, CampaignOptions, CampaignResult } from './Campaign.ts';
import { brokenFiles, MOST_RATIO } from './files/brokenFiles.ts';
import { protections } from './files/protections.ts';
import { savedAndLoaded } from './files/savedAndLoaded.ts';
import { openSubjects } from './validators/openSubjects.ts';
import { payloadsOf } from './validators/payloads.ts';

/** One of this many files is saved with a password, because key derivation is slow. */
const PASSWORD_EACH = 10;
const LARGEST_ATTACHMENT = 4096;

/**
 * Saves generated answers of every form, with attachments, to a file and loads them again. A
 * finding is a difference, an accepted file with a changed byte, or a rejection whose duration
 * reveals its reason.
 */
export const files: Campaign = {
  name: 'files',
  what: 'saved files: loading returns the same answers, and rejects every changed byte',
  run,
};

async function run({ seconds, seed, count, forms }: CampaignOptions): Promise<CampaignResult> {
  const subjects = await openSubjects(forms);
  const { password, certificate } = await protections();
  const sealer = createSavedFiles([{ id: 'campaign', key: randomBytes(32) }], {
    now: () => new Date(),
  });
  const findings: string[] = [];
  let runs = 0;
  for (const { code, plan, samples } of subjects) {
    const same = fc.asyncProperty(payloadsOf({ plan, samples }), async (payload) => {
      const { data } = knownAnswers(plan.root, payload.data, attachment);
      const protection = runs++ % PASSWORD_EACH === 0 ? password : certificate;
      const difference = await savedAndLoaded({ code, plan, data, protection }, sealer);
      for (const { ref } of filesIn(plan.root, data)) dropFile(ref);
      if (difference) throw new Error(difference);
    });
    const { failed, counterexample, errorInstance, numRuns } = await fc.check(same, {
      seed,
      numRuns: count ?? Number.MAX_SAFE_INTEGER,
      ...(count === undefined && { interruptAfterTimeLimit: (seconds * 1000) / subjects.length }),
      markInterruptAsFailure: false,
    });
    say(`${code}: ${numRuns} files, ${failed ? 'a difference' : 'no difference'}`);
    if (failed) findings.push(`${code}: ${errorInstance}\n${JSON.stringify(counterexample)}`);
  }
  const broken = brokenFiles(sealer);
  const [wrong, changed] = [broken.wrongPasswordMs, broken.changedMs].map((ms) => ms.toFixed(1));
  say(`${broken.tried} changed bytes, ${broken.unnoticed.length} not detected`);
  say(`rejected after ${wrong} ms for a wrong password, ${changed} ms for a changed byte (30 MB)`);
  const { ratio } = broken;
  if (!(ratio < MOST_RATIO && ratio > 1 / MOST_RATIO)) {
    findings.push(`the duration of a rejection reveals its reason: ratio ${ratio}`);
  }
  findings.push(...broken.unnoticed.map((place) => `not detected: ${place}`));
  return { runs: runs + broken.tried, findings };
}

/** Replaces an attachment in an answer by one with random bytes. */
function attachment(value: unknown): FileValue | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [name, type] = ['name', 'type'].map((key) => Reflect.get(value, key) as unknown);
  if (typeof name !== 'string' || typeof type !== 'string') return undefined;
  const bytes = randomBytes(Math.floor(Math.random() * LARGEST_ATTACHMENT));
  const ref = keepFile(new Blob([new Uint8Array(bytes)], { type }));
  // A page names a chosen file in the same way.
  return { name: shownFileName(name), size: bytes.length, type, sha256: '', ref };
}
