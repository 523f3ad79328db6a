import fc from 'fast-check';
import { say } from '../command/run.ts';
import type { Campaign, CampaignOptions, CampaignResult } from './Campaign.ts';
import { differenceOf } from './validators/difference.ts';
import { openSubjects } from './validators/openSubjects.ts';
import { payloadsOf } from './validators/payloads.ts';

/**
 * Evaluates generated answers of every form in `forms` with the compiled validator and with the
 * reference of `tests/reference`. A finding is a difference in result, pointer, key, arguments,
 * data or total.
 */
export const validators: Campaign = {
  name: 'validators',
  what: 'the validator module against the reference',
  run,
};

async function run({ seconds, seed, count, forms }: CampaignOptions): Promise<CampaignResult> {
  const subjects = await openSubjects(forms);
  const findings: string[] = [];
  let runs = 0;
  for (const subject of subjects) {
    const agree = fc.property(payloadsOf(subject), (payload) => {
      const difference = differenceOf(subject, payload);
      if (difference) throw new Error(difference);
    });
    const { numRuns, failed, counterexample, errorInstance } = fc.check(agree, {
      seed,
      ...(count === undefined
        ? {
            numRuns: Number.MAX_SAFE_INTEGER,
            interruptAfterTimeLimit: (seconds * 1000) / subjects.length,
          }
        : { numRuns: count }),
      markInterruptAsFailure: false,
    });
    runs += numRuns;
    say(`${subject.code}: ${numRuns} payloads, ${failed ? 'a difference' : 'no difference'}`);
    if (failed)
      findings.push(`${subject.code}: ${errorInstance}\n${JSON.stringify(counterexample)}`);
  }
  return { runs, findings };
}
