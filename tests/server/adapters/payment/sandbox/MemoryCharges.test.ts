import { MemoryCharges } from '../../../../../server/adapters/payment/sandbox/MemoryCharges.ts';
import { describeChargeBook } from '../../../support/describeChargeBook.ts';

describeChargeBook('MemoryCharges', async () => ({ charges: new MemoryCharges() }));
