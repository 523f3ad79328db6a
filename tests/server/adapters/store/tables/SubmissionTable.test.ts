import { describe } from 'vitest';
import { describeSubmissionRecords } from '../../../../ports/store/SubmissionRecords.contract.ts';
import { storesOfFile } from '../../../../support/storesOfFile.ts';

describe('SubmissionTable', () => {
  const stores = storesOfFile();
  describeSubmissionRecords(() => stores().submissions);
});
