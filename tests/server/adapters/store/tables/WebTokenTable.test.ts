import { describe } from 'vitest';
import { describeWebTokens } from '../../../../ports/store/WebTokenRecords.contract.ts';
import { storesOfFile } from '../../../../support/storesOfFile.ts';

describe('WebTokenTable', () => {
  const stores = storesOfFile();
  describeWebTokens(() => stores().submissions);
});
