import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { groupByEnvironment } from './groupByEnvironment.ts';

/**
 * A sequencer that orders test files like Vitest, but groups them by environment, so that workers
 * are reused.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return groupByEnvironment(await super.sort(files));
  }
}
