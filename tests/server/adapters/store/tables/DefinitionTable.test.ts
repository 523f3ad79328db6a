import { describe } from 'vitest';
import { describeDefinitions } from '../../../../ports/store/DefinitionStore.contract.ts';
import { storesOfFile } from '../../../../support/storesOfFile.ts';

describe('DefinitionTable', () => {
  const stores = storesOfFile();
  describeDefinitions(() => stores().definitions);
});
