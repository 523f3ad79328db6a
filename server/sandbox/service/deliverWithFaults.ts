import { LATE_MS, wireFaultOf } from './wireFaults.ts';

type Deliver = (body: string, signature: string) => Promise<void>;

/** The part of `ChargeBook` that finds a charge's amount. */
interface Amounts {
  find(id: string): Promise<{ readonly amountCents: number } | undefined>;
}

/**
 * Returns a function that delivers notifications as the amount of their charge requires: never,
 * late, twice, or at once.
 */
export function deliverWithFaults(deliver: Deliver, charges: Amounts): Deliver {
  return async (body, signature) => {
    const { chargeid } = JSON.parse(body) as { readonly chargeid: string };
    const charge = await charges.find(chargeid);
    switch (charge && wireFaultOf(charge.amountCents)?.notification) {
      case 'none':
        return;
      case 'late':
        setTimeout(() => deliver(body, signature).catch(() => {}), LATE_MS).unref();
        return;
      case 'twice':
        await deliver(body, signature);
        await deliver(body, signature);
        return;
      case undefined:
        await deliver(body, signature);
    }
  };
}
