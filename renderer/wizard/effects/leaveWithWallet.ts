import { LANGUAGE_CODES } from '#engine';
import { anyRememberedPayment } from '../state/tabMemory.ts';
import type { WizardServices } from '../state/WizardServices.ts';

/**
 * Leaves the page once a wallet's payment has ended. The browser opens the acknowledgement, which
 * continues the form, or the error page, which links back to the form. Both need the payment that
 * this tab has stored. If the browser refused storage, the page stays, so that no answer is lost.
 *
 * @returns whether the navigation has started
 * @see specification, document 1, section 4 "Payment flow", 5
 */
export function leaveWithWallet(
  { language }: Pick<WizardServices, 'language'>,
  transactionId: string,
): boolean {
  const remembered = anyRememberedPayment();
  const output = remembered?.startedPayment?.output;
  if (remembered?.transactionId !== transactionId || output?.kind !== 'sheet') return false;
  const lang = LANGUAGE_CODES[language()].url;
  // The tab has stored all answers, so the browser must not warn that they may be lost.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  window.location.assign(
    output.end === 'paid'
      ? `/ack?t=${Date.now()}&lang=${lang}`
      : `/payment/html/err.html?lang=${lang}`,
  );
  return true;
}
