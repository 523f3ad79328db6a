import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { whenQuiet } from '../form/preload/whenQuiet.ts';
import { DialogChunk } from '../layout/DialogChunk.tsx';
import { lazy } from '../portal/lazy.ts';
import { usePortal } from '../portal/Portal.ts';
import { WizardLoading } from './dialogs/WizardLoading.tsx';
import { PAYMENT_CALLS } from './effects/paymentActors.ts';
import { SUBMISSION_CALLS } from './effects/submissionActors.ts';
import { testCertificateAddress } from './effects/testCertificate.ts';
import { LAST_CODE } from './screenViews.ts';
import type { ScreenProps, WizardSnapshot } from './state/Wizard.ts';

const DIALOGS = {
  captcha: lazy(async () => (await import('../captcha/CaptchaDialog.tsx')).CaptchaDialog),
  identity: lazy(async () => (await import('../signing/IdentityDialog.tsx')).IdentityDialog),
  payment: lazy(async () => (await import('../payment/PaymentDialog.tsx')).PaymentDialog),
  signing: lazy(async () => (await import('../signing/CertificateDialog.tsx')).CertificateDialog),
};

interface ChildDialogsProps extends ScreenProps {
  /** The lazy-loaded dialogs of the child actors. */
  readonly dialogs?: typeof DIALOGS;
}

/**
 * Renders the dialog of each running child actor, and the loading overlay. The code is prefetched
 * one screen ahead. After an approved payment, the payment dialog stays open until the form is
 * submitted.
 */
export function ChildDialogs({ dialogs = DIALOGS, ...props }: ChildDialogsProps) {
  const { actor, screen, services } = props;
  const { bankWindow, wallets, store } = services;
  const hasIdentityApp = usePortal().config.features.includes('identityApp');
  const captcha = useSelector(actor, ({ children }) => children.captcha);
  const living = useSelector(actor, ({ children }) => children.payment);
  const isPaid = useSelector(actor, isPaidAndHandingIn);
  const last = useRef(living);
  last.current = living ?? last.current;
  const payment = living ?? (isPaid ? last.current : undefined);

  useEffect(() => {
    if (screen.kind === 'intro') return undefined;
    const isNear = screen.kind === 'confirmation' || screen.kind === 'submission';
    // Ignores a failed prefetch, because opening the dialog retries. The code that the screen
    // itself needs is requested first.
    const fetch = () => {
      const byApp = hasIdentityApp ? [dialogs.identity] : [];
      const due = isNear
        ? [dialogs.captcha, dialogs.payment, PAYMENT_CALLS, dialogs.signing, ...byApp]
        : [LAST_CODE, SUBMISSION_CALLS, dialogs.captcha];
      Promise.all(due.map(({ load }) => load())).catch(() => undefined);
    };
    if (!isNear) return whenQuiet(fetch);
    const soon = setTimeout(fetch);
    return () => clearTimeout(soon);
  }, [screen.kind, dialogs, hasIdentityApp]);

  const isProving = captcha !== undefined;
  useEffect(() => {
    if (!isProving) return undefined;
    // When a captcha for a save is closed, the save dialog opens again.
    return () => {
      const isGivenUp = actor.getSnapshot().context.intent === undefined;
      if (isGivenUp && services.saving.get() !== undefined) services.saving.wish();
    };
  }, [isProving, actor, services]);

  const isPaying = payment !== undefined;
  useEffect(() => {
    if (!isPaying) bankWindow.close();
  }, [isPaying, bankWindow]);

  return (
    <>
      {captcha && (
        <DialogChunk
          code={dialogs.captcha}
          props={{ actor: captcha }}
          onGiveUp={() => captcha.send({ type: 'cancel' })}
        />
      )}
      {payment ? (
        <DialogChunk
          code={dialogs.payment}
          props={{ actor: payment, bankWindow, wallets, isMailed: Boolean(store.get('/ackEmail')) }}
          onGiveUp={() => payment.send({ type: 'close' })}
        />
      ) : (
        <WizardLoading {...props} />
      )}
      <SigningDialogs actor={actor} services={services} dialogs={dialogs} />
    </>
  );
}

/** Renders the dialog for signing with a certificate or with the identity app. */
function SigningDialogs({ actor, services, dialogs }: SigningDialogsProps) {
  const signing = useSelector(actor, ({ children }) => children.signing);
  const identity = useSelector(actor, ({ children }) => children.identity);
  return (
    <>
      {signing && (
        <DialogChunk
          code={dialogs.signing}
          props={{ actor: signing, testCertificate: testCertificateAddress(services, signing) }}
          onGiveUp={() => signing.send({ type: 'close' })}
        />
      )}
      {identity && (
        <DialogChunk
          code={dialogs.identity}
          props={{ actor: identity }}
          onGiveUp={() => identity.send({ type: 'close' })}
        />
      )}
    </>
  );
}

type SigningDialogsProps = Pick<ScreenProps, 'actor' | 'services'> & {
  readonly dialogs: typeof DIALOGS;
};

function isPaidAndHandingIn(snapshot: WizardSnapshot): boolean {
  return snapshot.matches('submitting') && snapshot.context.paymentOutcome === 'approved';
}
