import { describe } from 'vitest';
import { describeAttemptRecords } from '../../../../ports/store/AttemptRecords.contract.ts';
import { storesOfFile } from '../../../../support/storesOfFile.ts';

describe('AttemptTable', () => {
  const stores = storesOfFile();
  describeAttemptRecords(() => stores().submissions);
});
