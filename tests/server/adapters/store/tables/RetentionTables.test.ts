import { describe } from 'vitest';
import { describeRetention } from '../../../../ports/store/Retention.contract.ts';
import { storesOfFile } from '../../../../support/storesOfFile.ts';

describe('RetentionTables', () => {
  const stores = storesOfFile();
  describeRetention(() => stores().submissions);
});
