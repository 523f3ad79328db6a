import { describe } from 'vitest';
import { describeKeyedHashes } from '../../../ports/store/KeyedHashes.contract.ts';
import { storesOfFile } from '../../../support/storesOfFile.ts';

describe('keyPlainHashes', () => {
  const stores = storesOfFile();
  describeKeyedHashes(stores);
});
