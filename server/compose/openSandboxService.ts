import Fastify, { type FastifyInstance } from 'fastify';
import type { EmbeddedTestAuthority } from '../adapters/certificates/EmbeddedTestAuthority.ts';
import { SandboxIdentityApp } from '../adapters/identity/sandbox/SandboxIdentityApp.ts';
import { signAsOwner } from '../adapters/identity/sandbox/signAsOwner.ts';
import { BankCounter, type DeliverNotification } from '../adapters/payment/sandbox/BankCounter.ts';
import { MemoryCharges } from '../adapters/payment/sandbox/MemoryCharges.ts';
import { postNotification } from '../adapters/payment/sandbox/postNotification.ts';
import { SandboxPaymentGateway } from '../adapters/payment/sandbox/SandboxPaymentGateway.ts';
import { SandboxReceipts } from '../adapters/payment/sandbox/SandboxReceipts.ts';
import { randomIds } from '../adapters/system/randomIds.ts';
import type { PaymentGateway } from '../ports/payment/PaymentGateway.ts';
import type { SandboxBank } from '../ports/payment/SandboxBank.ts';
import type { Clock } from '../ports/system/Clock.ts';
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

/** The options of the sandbox payment service. */
export interface SandboxServiceOptions {
  readonly clock: Clock;
  /**
   * Returns the URL for notifications; called for each notification. When absent, no notifications
   * are sent.
   */
  readonly notify?: () => string;
  /** 32 bytes that sign the notifications. */
  readonly notificationKey: Uint8Array;
  /**
   * The portal's account at the identity app, and the authority that certifies signers. When
   * absent, there is no identity app.
   */
  readonly identity?: Pick<IdentityServiceOptions, 'clientId' | 'secret' | 'publicKey'> & {
    readonly authority: EmbeddedTestAuthority;
  };
}

/** A payment service that moves no money, with its bank and an identity app. */
export interface SandboxService {
  /**
   * Application with the payment service's calls and the bank's pages. The caller must call
   * `listen`.
   */
  readonly app: FastifyInstance;
  readonly bank: SandboxBank;
  /** The bank as a gateway, without the wire. */
  readonly gateway: PaymentGateway;
}

/** Creates the sandbox payment service, whose charges are in memory. */
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
