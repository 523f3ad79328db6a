import { describe } from 'vitest';
import { describeHistoryRecords } from '../../../../ports/store/HistoryRecords.contract.ts';
import { storesOfFile } from '../../../../support/storesOfFile.ts';

describe('HistoryTables', () => {
  const stores = storesOfFile();
  describeHistoryRecords(() => stores().submissions);
});
