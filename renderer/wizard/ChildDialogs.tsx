import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Chunk } from '../app/Chunk.tsx';
import { CaptchaDialog } from '../captcha/CaptchaDialog.tsx';
import { testCertificateAddress } from './testCertificate.ts';
import type { ScreenProps } from './Wizard.ts';

const loadPayment = async () => (await import('../payment/PaymentDialog.tsx')).PaymentDialog;
const loadSigning = async () =>
  (await import('../signing/CertificateDialog.tsx')).CertificateDialog;

/** The dialogs of the wizard's children, while these live. Fetched when the review is reached. */
export function ChildDialogs({ actor, screen, services }: ScreenProps) {
  const { bankWindow } = services;
  const captcha = useSelector(actor, ({ children }) => children.captcha);
  const payment = useSelector(actor, ({ children }) => children.payment);
  const signing = useSelector(actor, ({ children }) => children.signing);

  useEffect(() => {
    if (screen.kind !== 'confirmation' && screen.kind !== 'submission') return;
    // Fetched beforehand as a kindness: when it fails here, opening the dialog tries again.
    Promise.all([loadPayment(), loadSigning()]).catch(() => undefined);
  }, [screen.kind]);

  const isPaying = payment !== undefined;
  useEffect(() => {
    if (!isPaying) bankWindow.close();
  }, [isPaying, bankWindow]);

  return (
    <>
      {captcha && <CaptchaDialog actor={captcha} />}
      {payment && (
        <Chunk
          load={loadPayment}
          props={{ actor: payment, bankWindow }}
          onGiveUp={() => payment.send({ type: 'close' })}
        />
      )}
      {signing && (
        <Chunk
          load={loadSigning}
          props={{ actor: signing, testCertificate: testCertificateAddress(services, signing) }}
          onGiveUp={() => signing.send({ type: 'close' })}
        />
      )}
    </>
  );
}
