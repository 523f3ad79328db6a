import { describe } from 'vitest';
import { describeSupplementaryRequests } from '../../../../ports/store/SupplementaryRequests.contract.ts';
import { newSubmission, nextId } from '../../../../ports/store/submissionSteps.ts';
import { storesOfFile } from '../../../../support/storesOfFile.ts';

describe('SupplementTable', () => {
  const stores = storesOfFile();
  describeSupplementaryRequests({ open: () => stores().submissions, newSubmission, nextId });
});
