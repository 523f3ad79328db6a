import { gcisGateway, gcisReceipts } from '../support/gcisGateway.ts';
import { sandboxService } from '../support/sandboxService.ts';
import { openTestPortal } from '../support/testPortal.ts';
import { describePaymentReceipts } from './PaymentReceipts.contract.ts';

describePaymentReceipts('SandboxReceipts', async () => {
  const { deps, bank, close } = await openTestPortal();
  const { gateway, receipts } = deps;
  return { gateway, receipts, press: bank.press.bind(bank), close };
});

describePaymentReceipts('GcisReceipts over the wire', async () => {
  const { origin, press, close } = await sandboxService();
  const url = `${origin}/api/payment`;
  return { gateway: gcisGateway(url), receipts: gcisReceipts(url), press, close };
});
