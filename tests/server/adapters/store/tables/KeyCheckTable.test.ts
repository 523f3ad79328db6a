import { describe } from 'vitest';
import { describeKeyChecks } from '../../../../ports/store/KeyChecks.contract.ts';
import { storesOfFile } from '../../../../support/storesOfFile.ts';

describe('KeyCheckTable', () => {
  const stores = storesOfFile();
  describeKeyChecks(stores);
});
