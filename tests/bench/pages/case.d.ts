/**
 * The input of a page, from `tests/bench/build.ts`. At run time it has only the parts that the
 * page's engine reads.
 */
declare module 'virtual:bench-case' {
  import type { FormData, Plan, Texts } from '#engine';
  import type { BenchData, BenchModel } from '../BenchModel.ts';

  interface BenchCase {
    readonly plan: Plan;
    readonly texts: Texts;
    /** Ids of the measured step, and of the step that "switch step" opens. */
    readonly steps: { readonly first: string; readonly second: string };
    readonly models: { readonly first: BenchModel; readonly second: BenchModel };
    /** Whether every record of the list is open. */
    readonly allOpen: boolean;
    readonly formData: FormData;
    readonly flatData: BenchData;
    readonly now: string;
  }
  export const benchCase: BenchCase;
}

/** The tests of the form's conditions. `virtual:bench-validator` contains the whole validator. */
declare module 'virtual:bench-conditions' {
  import type { ConditionTests } from '#engine';
  export const tests: ConditionTests['tests'];
}

declare module 'virtual:bench-validator' {
  import type { ValidatorModule } from '#engine';
  export const tests: ValidatorModule['tests'];
  export const shape: ValidatorModule['shape'];
  export const rules: ValidatorModule['rules'];
}
