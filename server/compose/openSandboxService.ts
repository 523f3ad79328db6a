import Fastify, { type FastifyInstance } from 'fastify';
import { SandboxIdentityApp } from '../adapters/identity/sandbox/SandboxIdentityApp.ts';
import { signAsOwner } from '../adapters/identity/sandbox/signAsOwner.ts';
import { BankCounter, type DeliverNotification } from '../adapters/payment/sandbox/BankCounter.ts';
import { MemoryCharges } from '../adapters/payment/sandbox/MemoryCharges.ts';
import { postNotification } from '../adapters/payment/sandbox/postNotification.ts';
import { SandboxPaymentGateway } from '../adapters/payment/sandbox/SandboxPaymentGateway.ts';
import { SandboxReceipts } from '../adapters/payment/sandbox/SandboxReceipts.ts';
import type { EmbeddedTestAuthority } from '../adapters/sign/EmbeddedTestAuthority.ts';
import { randomIds } from '../adapters/system/randomIds.ts';
import type { Clock } from '../ports/Clock.ts';
import type { PaymentGateway } from '../ports/PaymentGateway.ts';
import type { SandboxBank } from '../ports/SandboxBank.ts';
import { bankRoutes } from '../sandbox/bankRoutes.ts';
import {
  type IdentityServiceOptions,
  identityService,
} from '../sandbox/identity/identityService.ts';
import { LOGIN_PATH } from '../sandbox/phone/loginPages.ts';
import { PHONE_PATH } from '../sandbox/phone/phonePage.ts';
import { phoneRoutes } from '../sandbox/phone/phoneRoutes.ts';
import { deliverWithFaults } from '../sandbox/service/deliverWithFaults.ts';
import { serviceRoutes } from '../sandbox/service/serviceRoutes.ts';

/** How the sandbox payment service runs. */
export interface SandboxServiceOptions {
  readonly clock: Clock;
  /** Address that notifications are posted to, asked at each; absent: none are sent. */
  readonly notify?: () => string;
  /** 32 bytes that sign them. */
  readonly notificationKey: Uint8Array;
  /** The portal at the identity app, and whose signatures it trusts; absent: no identity app. */
  readonly identity?: Pick<IdentityServiceOptions, 'clientId' | 'secret' | 'publicKey'> & {
    readonly authority: EmbeddedTestAuthority;
  };
}

/** A payment service that takes no money, with the bank behind it, and an identity app beside it. */
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
  const receipts = new SandboxReceipts({ charges, key: notificationKey });
  const origin = () => app.listeningOrigin;
  await app.register(serviceRoutes, { gateway, receipts, clock, origin });
  if (options.identity) await openIdentityService(app, clock, options.identity);
  return { app, bank, gateway };
}

async function openIdentityService(
  app: FastifyInstance,
  clock: Clock,
  { authority, ...client }: NonNullable<SandboxServiceOptions['identity']>,
): Promise<void> {
  const phone = new SandboxIdentityApp({
    clock,
    ids: randomIds,
    sign: (digest, owner) => signAsOwner(authority, digest, owner),
    addressOf: (ticket) => `${app.listeningOrigin}${PHONE_PATH}/${ticket}`,
    loginAddressOf: (ticket, isScanned) =>
      `${app.listeningOrigin}${LOGIN_PATH}/${ticket}${isScanned ? '/scan' : ''}`,
  });
  await app.register(phoneRoutes, { phone });
  await app.register(identityService, { app: phone, clock, ...client });
}
