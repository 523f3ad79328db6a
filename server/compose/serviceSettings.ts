import type { Config } from '../config.ts';
import type { PortalConfig } from '../portalConfig.ts';
import type { Secrets } from '../secrets.ts';
import { PROTOCOL_TIMES, type ServiceSettings } from '../services/ServiceDeps.ts';
import { fileMethods, takenMethods } from '../takenMethods.ts';
import type { OpenPayment } from './openPayment.ts';

/**
 * The settings of the services. What an operator may change while the portal runs (blocked methods,
 * windows, payment as a whole) is read from the portal's configuration at each use; a gateway that is
 * left alone suspends payment for that time.
 */
export function serviceSettings(
  config: Config,
  secrets: Secrets,
  portal: PortalConfig,
  { isLeftAlone }: Pick<OpenPayment, 'isLeftAlone'>,
): ServiceSettings {
  const taken = takenMethods(config);
  const asFile = fileMethods(config);
  const methods = taken.filter((method) => !asFile.some((file) => file === method));
  return {
    ...PROTOCOL_TIMES,
    taken,
    eServiceId: config.payment.gateway === 'gcis' ? config.payment.gcis.eServiceId : '',
    asFile,
    slowForMs: config.eCheque.forMs,
    returnUrl: `${config.publicUrl}/payment/callback`,
    notificationScheme: config.payment.signatureScheme,
    notificationKeys: secrets.gatewayKeys.map(({ key }) => key),
    get methods() {
      const isOff = portal.readPortalConfig().DISABLE_ALL_GCIS_PAYMENT;
      return isOff || isLeftAlone() ? [] : methods;
    },
    get blockedMethods() {
      return portal.readPortalConfig().BLOCKED_PAYMENT;
    },
    get disabledWindows() {
      return portal.readPortalConfig().DISABLE_GCIS_PAYMENT_PERIOD.map((period) => ({
        ...(period.from ? { start: period.from } : {}),
        ...(period.to ? { end: period.to } : {}),
        methods: period.methods,
      }));
    },
  };
}
