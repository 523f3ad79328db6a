import Fastify, { type FastifyInstance } from 'fastify';
import { BankCounter, type DeliverNotification } from '../adapters/payment/sandbox/BankCounter.ts';
import { MemoryCharges } from '../adapters/payment/sandbox/MemoryCharges.ts';
import { postNotification } from '../adapters/payment/sandbox/postNotification.ts';
import { SandboxPaymentGateway } from '../adapters/payment/sandbox/SandboxPaymentGateway.ts';
import { randomIds } from '../adapters/system/randomIds.ts';
import type { Clock } from '../ports/Clock.ts';
import type { PaymentGateway } from '../ports/PaymentGateway.ts';
import type { SandboxBank } from '../ports/SandboxBank.ts';
import { bankRoutes } from '../sandbox/bankRoutes.ts';
import { deliverWithFaults } from '../sandbox/service/deliverWithFaults.ts';
import { serviceRoutes } from '../sandbox/service/serviceRoutes.ts';

/** How the sandbox payment service runs. */
export interface SandboxServiceOptions {
  readonly clock: Clock;
  /** Address that notifications are posted to, asked at each; absent: none are sent. */
  readonly notify?: () => string;
  /** 32 bytes that sign them. */
  readonly notificationKey: Uint8Array;
}

/** A payment service that takes no money, with the bank behind it. */
export interface SandboxService {
  /** Speaks the payment service's wire and shows the bank's pages; listens once it is told to. */
  readonly app: FastifyInstance;
  readonly bank: SandboxBank;
  /** The bank itself, without the wire in front of it. */
  readonly gateway: PaymentGateway;
}

/** Puts the sandbox payment service together: a process of its own, with its charges in memory. */
export async function openSandboxService(options: SandboxServiceOptions): Promise<SandboxService> {
  const { clock, notify, notificationKey } = options;
  const app = Fastify({ forceCloseConnections: true });
  const charges = new MemoryCharges();
  const gateway = new SandboxPaymentGateway({
    charges,
    clock,
    ids: randomIds,
    get publicUrl() {
      return app.listeningOrigin;
    },
  });
  const deliver: DeliverNotification = async (body, signature) => {
    if (notify) await postNotification(notify())(body, signature);
  };
  const bank = new BankCounter({
    charges,
    clock,
    notificationKey,
    deliver: deliverWithFaults(deliver, charges),
  });
  await app.register(bankRoutes, { bank });
  await app.register(serviceRoutes, { gateway, clock, origin: () => app.listeningOrigin });
  return { app, bank, gateway };
}
