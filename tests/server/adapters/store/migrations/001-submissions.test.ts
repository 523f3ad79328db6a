import { describe } from 'vitest';
import { describeInvariants } from '../../../../ports/store/SubmissionInvariants.contract.ts';
import { storesOfFile } from '../../../../support/storesOfFile.ts';

describe('001-submissions', () => {
  const stores = storesOfFile();
  describeInvariants(stores);
});
