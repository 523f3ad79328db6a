import {
  GATEWAY_TIMES,
  GuardedPaymentGateway,
} from '../../server/adapters/payment/GuardedPaymentGateway.ts';
import { gcisGateway } from '../support/gcisGateway.ts';
import { sandboxService } from '../support/sandboxService.ts';
import { openTestPortal } from '../support/testPortal.ts';
import { describePaymentGateway } from './PaymentGateway.contract.ts';

describePaymentGateway('SandboxPaymentGateway', async () => {
  const { deps, clock, bank, close } = await openTestPortal();
  const press = bank.press.bind(bank);
  return { gateway: deps.gateway, clock, press, close };
});

describePaymentGateway('GcisPaymentGateway over the wire', async () => {
  const { origin, clock, press, close } = await sandboxService();
  const gateway = new GuardedPaymentGateway(gcisGateway(`${origin}/api/payment`), {
    ...GATEWAY_TIMES,
    redirectHosts: [new URL(origin).host],
  });
  return { gateway, clock, press, close };
});
