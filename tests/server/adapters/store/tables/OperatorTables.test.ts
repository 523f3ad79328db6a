import { describe } from 'vitest';
import { describeOperatorRecords } from '../../../../ports/store/OperatorRecords.contract.ts';
import { storesOfFile } from '../../../../support/storesOfFile.ts';

describe('OperatorTables', () => {
  const stores = storesOfFile();
  describeOperatorRecords(() => stores().submissions);
});
