import { ChargeTable } from '../../../../../server/adapters/payment/sandbox/ChargeTable.ts';
import { lentStores } from '../../../../support/lentStores.ts';
import { testClock } from '../../../../support/testClock.ts';
import { describeChargeBook } from '../../../support/describeChargeBook.ts';

describeChargeBook('ChargeTable', async () => {
  const { stores, giveBack } = await lentStores(testClock());
  return { charges: new ChargeTable(stores.db), close: giveBack };
});
