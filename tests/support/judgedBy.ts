import { judgeOf, type ValidatorModule } from '#engine';

/** The parts of a page's form that come of its validator, all at hand. */
export function judgedBy(validator: ValidatorModule) {
  return { tests: validator, fetchJudge: async () => judgeOf(validator) };
}
