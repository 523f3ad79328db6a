import { describe } from 'vitest';
import { describeDocumentRecords } from '../../../../ports/store/DocumentRecords.contract.ts';
import { storesOfFile } from '../../../../support/storesOfFile.ts';

describe('DocumentTables', () => {
  const stores = storesOfFile();
  describeDocumentRecords(() => stores().submissions);
});
