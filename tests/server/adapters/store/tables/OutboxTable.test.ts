import { describe } from 'vitest';
import { describeOutbox } from '../../../../ports/store/Outbox.contract.ts';
import { storesOfFile } from '../../../../support/storesOfFile.ts';

describe('OutboxTable', () => {
  const stores = storesOfFile();
  describeOutbox(() => stores().submissions);
});
