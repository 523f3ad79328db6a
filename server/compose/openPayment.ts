import { GATEWAY_TIMES, GuardedPaymentGateway } from '../adapters/payment/GuardedPaymentGateway.ts';
import { BankCounter } from '../adapters/payment/sandbox/BankCounter.ts';
import { ChargeTable } from '../adapters/payment/sandbox/ChargeTable.ts';
import { postNotification } from '../adapters/payment/sandbox/postNotification.ts';
import { SandboxPaymentGateway } from '../adapters/payment/sandbox/SandboxPaymentGateway.ts';
import type { Stores } from '../adapters/store/openStores.ts';
import { randomIds } from '../adapters/system/randomIds.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../ports/Clock.ts';
import { GatewayError, type PaymentGateway } from '../ports/PaymentGateway.ts';
import type { SandboxBank } from '../ports/SandboxBank.ts';
import type { Secrets } from '../secrets.ts';

/** The gateway, and the counter of the sandbox bank where that is the gateway. */
export interface OpenPayment {
  readonly gateway: PaymentGateway;
  readonly bank?: SandboxBank;
}

/** What the gateway is made of. */
export interface PaymentParts {
  readonly config: Config;
  readonly stores: Stores;
  readonly secrets: Secrets;
  readonly clock: Clock;
  /** Where the portal listens, for the sandbox's notifications. */
  readonly origin: () => string;
}

/** Opens the gateway that the settings name. */
export function openPayment(parts: PaymentParts): OpenPayment {
  const { config, stores, secrets, clock, origin } = parts;
  if (config.payment.gateway === 'none') return { gateway: noGateway };
  const { publicUrl } = config;
  const charges = new ChargeTable(stores.db);
  const sandbox = new SandboxPaymentGateway({ charges, clock, ids: randomIds, publicUrl });
  const [notificationKey] = secrets.gatewayKeys;
  if (!notificationKey) throw new TypeError('Cannot open the sandbox bank: no gateway key');
  return {
    gateway: new GuardedPaymentGateway(sandbox, {
      ...GATEWAY_TIMES,
      redirectHosts: [new URL(publicUrl).host, ...config.payment.hosts],
    }),
    bank: new BankCounter({
      charges,
      clock,
      notificationKey: notificationKey.key,
      deliver: (body, signature) =>
        postNotification(`${origin()}/api/payment/notification`)(body, signature),
    }),
  };
}

/** Online payment is not offered; attempts of an earlier time stay as they are. */
const noGateway: PaymentGateway = {
  create: () => Promise.reject(unreachable()),
  status: () => Promise.reject(unreachable()),
  cancel: () => Promise.reject(unreachable()),
  settlement: () => Promise.reject(unreachable()),
};

function unreachable(): GatewayError {
  return new GatewayError('unreachable', 'Cannot reach a gateway: none is configured');
}
