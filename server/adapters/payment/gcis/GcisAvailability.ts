import { amountText, LANGUAGE_CODES } from '#engine';
import type {
  AvailabilityQuery,
  GatewayOffer,
  PaymentAvailability,
} from '../../../ports/payment/PaymentAvailability.ts';
import type { GcisOptions } from './GcisPaymentGateway.ts';
import { readOffers } from './readOffers.ts';
import { GCIS_PATHS } from './wire.ts';

/**
 * A source of the payment service's available methods.
 *
 * @see specification, document 1, section 7 "Available methods"
 */
export class GcisAvailability implements PaymentAvailability {
  readonly #options: Pick<GcisOptions, 'client' | 'eServiceId' | 'times'>;

  constructor(options: Pick<GcisOptions, 'client' | 'eServiceId' | 'times'>) {
    this.#options = options;
  }

  async offers({
    amountCents,
    language,
    preferred,
  }: AvailabilityQuery): Promise<readonly GatewayOffer[]> {
    const { client, eServiceId, times } = this.#options;
    const body = {
      locale: LANGUAGE_CODES[language].payment,
      amount: amountText(amountCents),
      preferpaymentmethods: preferred,
      eServiceIds: [eServiceId],
    };
    const deadline = AbortSignal.timeout(times.statusMs);
    const call = { deadline, isRepeatable: true };
    return readOffers(await client.ask(GCIS_PATHS.availability, body, call));
  }
}
