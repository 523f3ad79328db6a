import { useEffect } from 'react';
import type { WizardActor } from './Wizard.ts';
import type { WizardServices } from './WizardServices.ts';

/**
 * Drops the signed PDF once one of its signatures is cleared, because that PDF will not be
 * submitted.
 */
export function useSignedPdf(actor: WizardActor, { pdf }: Pick<WizardServices, 'pdf'>): void {
  useEffect(() => {
    let signedBefore = actor.getSnapshot().context.signed.length;
    const { unsubscribe } = actor.subscribe(({ context }) => {
      const { signed, acknowledgement } = context;
      if (signed.length < signedBefore && acknowledgement === undefined) pdf.forget();
      signedBefore = signed.length;
    });
    return unsubscribe;
  }, [actor, pdf]);
}
