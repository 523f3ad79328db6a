import { useEffect } from 'react';
import type { WizardActor } from './Wizard.ts';
import type { WizardServices } from './WizardServices.ts';

/** Forgets the signed PDF once a signature of it is cleared: it is no longer what will be handed in. */
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
