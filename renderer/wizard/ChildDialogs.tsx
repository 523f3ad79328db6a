import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { late } from '../app/late.ts';
import { usePortal } from '../app/Portal.ts';
import { whenQuiet } from '../form/whenQuiet.ts';
import { DialogChunk } from '../layout/DialogChunk.tsx';
import { PAYMENT_CALLS } from './paymentActors.ts';
import { LAST_CODE } from './screenViews.ts';
import { SUBMISSION_CALLS } from './submissionActors.ts';
import { testCertificateAddress } from './testCertificate.ts';
import type { ScreenProps, WizardSnapshot } from './Wizard.ts';
import { WizardLoading } from './WizardLoading.tsx';

const DIALOGS = {
  captcha: late(async () => (await import('../captcha/CaptchaDialog.tsx')).CaptchaDialog),
  identity: late(async () => (await import('../signing/IdentityDialog.tsx')).IdentityDialog),
  payment: late(async () => (await import('../payment/PaymentDialog.tsx')).PaymentDialog),
  signing: late(async () => (await import('../signing/CertificateDialog.tsx')).CertificateDialog),
};

interface ChildDialogsProps extends ScreenProps {
  /** The children's dialogs. */
  readonly dialogs?: typeof DIALOGS;
}

/**
 * The dialogs of the wizard's children, while these live, and waiting. Fetched a screen before they may
 * be needed. A payment that was approved is told until the form is in: that is what is waited for then.
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
    // Fetched beforehand as a kindness: when it fails here, opening the dialog tries again. What an own
    // step needs itself comes first.
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
    // A captcha that was closed goes back to the dialog of the saving that it came from.
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

/** With a certificate, or with the identity app. */
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
