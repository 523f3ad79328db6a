import { LANGUAGE_CODES } from '#engine';
import { anyRememberedPayment } from './sittingMemory.ts';
import type { WizardServices } from './WizardServices.ts';

/**
 * Leaves the page once a wallet's payment has ended: for the acknowledgement, which goes on with the
 * form, or for the error page, which leads back to it. Both need what this tab remembers; where the
 * browser keeps nothing, the page stays, so that no answer is lost.
 *
 * @returns whether the browser is on its way
 * @see specification, document 1, section 4 "Payment flow", 5
 */
export function leaveWithWallet(
  { language }: Pick<WizardServices, 'language'>,
  transactionId: string,
): boolean {
  const remembered = anyRememberedPayment();
  const output = remembered?.begun?.output;
  if (remembered?.transactionId !== transactionId || output?.kind !== 'sheet') return false;
  const lang = LANGUAGE_CODES[language()].url;
  // All answers are remembered: the browser must not ask whether they may be lost.
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
