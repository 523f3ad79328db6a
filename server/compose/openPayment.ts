import { GATEWAY_TIMES, GuardedPaymentGateway } from '../adapters/payment/GuardedPaymentGateway.ts';
import { GcisAppleSessions } from '../adapters/payment/gcis/GcisAppleSessions.ts';
import { GcisAvailability } from '../adapters/payment/gcis/GcisAvailability.ts';
import { GcisClient } from '../adapters/payment/gcis/GcisClient.ts';
import { GcisPaymentGateway } from '../adapters/payment/gcis/GcisPaymentGateway.ts';
import { GcisReceipts } from '../adapters/payment/gcis/GcisReceipts.ts';
import { BankCounter } from '../adapters/payment/sandbox/BankCounter.ts';
import { ChargeTable } from '../adapters/payment/sandbox/ChargeTable.ts';
import { postNotification } from '../adapters/payment/sandbox/postNotification.ts';
import { SandboxAppleSessions } from '../adapters/payment/sandbox/SandboxAppleSessions.ts';
import { SandboxPaymentGateway } from '../adapters/payment/sandbox/SandboxPaymentGateway.ts';
import { SandboxReceipts } from '../adapters/payment/sandbox/SandboxReceipts.ts';
import type { Stores } from '../adapters/store/openStores.ts';
import { randomIds } from '../adapters/system/randomIds.ts';
import type { Config } from '../config/config.ts';
import type { Secrets } from '../config/secrets.ts';
import type { AppleSessions } from '../ports/payment/AppleSession.ts';
import type { PaymentAvailability } from '../ports/payment/PaymentAvailability.ts';
import { GatewayError, type PaymentGateway } from '../ports/payment/PaymentGateway.ts';
import type { PaymentReceipts } from '../ports/payment/PaymentReceipts.ts';
import type { SandboxBank } from '../ports/payment/SandboxBank.ts';
import type { Clock } from '../ports/system/Clock.ts';

/** The gateway with its further clients, and the sandbox bank if it is the gateway. */
export interface OpenPayment {
  readonly gateway: PaymentGateway;
  readonly availability?: PaymentAvailability;
  readonly receipts: PaymentReceipts;
  readonly bank?: SandboxBank;
  /** Opens merchant sessions for Apple Pay. */
  readonly appleSessions?: AppleSessions;
  /** Whether the gateway lists its settlement. */
  readonly hasSettlement: boolean;
  /**
   * Returns whether calls to the gateway are suspended after failures. No payment method is offered
   * then.
   */
  readonly isLeftAlone: () => boolean;
}

const never = () => false;

/** The dependencies of the gateway. */
export interface PaymentParts {
  readonly config: Config;
  readonly stores: Stores;
  readonly secrets: Secrets;
  readonly clock: Clock;
  /** Returns the origin of the portal, for the sandbox's notifications. */
  readonly origin: () => string;
}

/** Opens the configured gateway. */
export function openPayment(parts: PaymentParts): OpenPayment {
  const { config, stores, secrets, clock, origin } = parts;
  if (config.payment.gateway === 'none') {
    return {
      gateway: noGateway,
      receipts: noReceipts,
      hasSettlement: false,
      isLeftAlone: never,
    };
  }
  if (config.payment.gateway === 'gcis') {
    const { hosts, gcis } = config.payment;
    const bounds = { ...GATEWAY_TIMES, ...gcis.times, redirectHosts: hosts };
    const client = new GcisClient(gcis);
    return {
      gateway: new GuardedPaymentGateway(openGcis(config, client), bounds),
      availability: openAvailability(config, client),
      receipts: new GcisReceipts({ ...gcis, client, updateMs: gcis.times.statusMs }),
      appleSessions: new GcisAppleSessions({ client, sessionMs: gcis.times.createMs }),
      hasSettlement: false,
      isLeftAlone: () => client.isLeftAlone(),
    };
  }
  const { publicUrl } = config;
  const charges = new ChargeTable(stores.db);
  const { fpsPayee } = config.payment;
  const sandbox = new SandboxPaymentGateway({
    charges,
    clock,
    ids: randomIds,
    publicUrl,
    fpsPayee,
  });
  const [notificationKey] = secrets.gatewayKeys;
  if (!notificationKey) throw new TypeError('Cannot open the sandbox bank: no gateway key');
  return {
    hasSettlement: true,
    isLeftAlone: never,
    gateway: new GuardedPaymentGateway(sandbox, {
      ...GATEWAY_TIMES,
      redirectHosts: [new URL(publicUrl).host, ...config.payment.hosts],
    }),
    receipts: new SandboxReceipts({ charges, key: notificationKey.key }),
    appleSessions: new SandboxAppleSessions(clock),
    bank: new BankCounter({
      charges,
      clock,
      notificationKey: notificationKey.key,
      deliver: (body, signature) =>
        postNotification(`${origin()}/api/payment/notification`)(body, signature),
    }),
  };
}

function openGcis({ payment: { gcis } }: Config, client: GcisClient): GcisPaymentGateway {
  const { eServiceId, tokenKey, times } = gcis;
  return new GcisPaymentGateway({ client, eServiceId, tokenKey, times });
}

/** Opens the source of available payment methods of the payment service. */
export function openAvailability(
  { payment: { gcis } }: Pick<Config, 'payment'>,
  client = new GcisClient(gcis),
): PaymentAvailability {
  return new GcisAvailability({ ...gcis, client });
}

/** A gateway for portals without online payment. Earlier attempts stay unchanged. */
const noGateway: PaymentGateway = {
  create: () => Promise.reject(unreachable()),
  status: () => Promise.reject(unreachable()),
  cancel: () => Promise.reject(unreachable()),
  settlement: () => Promise.reject(unreachable()),
};

const noReceipts: PaymentReceipts = { update: () => Promise.reject(unreachable()) };

function unreachable(): GatewayError {
  return new GatewayError('unreachable', 'Cannot reach a gateway: none is configured');
}
