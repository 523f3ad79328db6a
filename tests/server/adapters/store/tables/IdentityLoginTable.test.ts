import { describe } from 'vitest';
import { describeIdentityLogins } from '../../../../ports/store/IdentityLogins.contract.ts';
import { storesOfFile } from '../../../../support/storesOfFile.ts';

describe('IdentityLoginTable', () => {
  const stores = storesOfFile();
  describeIdentityLogins(() => stores().identityLogins);
});
