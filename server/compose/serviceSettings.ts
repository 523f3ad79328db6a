import type { Config } from '../config/config.ts';
import type { PortalConfig } from '../config/portalConfig.ts';
import type { Secrets } from '../config/secrets.ts';
import { fileMethods, takenMethods } from '../config/takenMethods.ts';
import { PROTOCOL_TIMES, type ServiceSettings } from '../services/contract/ServiceDeps.ts';
import type { OpenPayment } from './openPayment.ts';

/**
 * Returns the settings of the services. An operator may change blocked methods, disabled windows
 * and the availability of payment while the portal runs. The portal's configuration is therefore
 * read at each use. While calls to the gateway are suspended after failures, no method is offered.
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
