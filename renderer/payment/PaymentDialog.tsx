import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { paymentMachine } from '#engine';
import { CaptchaDialog } from '../captcha/CaptchaDialog.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import './payment.css';
import type { BankWindow } from './BankWindow.ts';
import { FpsPanel } from './FpsPanel.tsx';
import { MethodList } from './MethodList.tsx';
import { PaymentResult } from './PaymentResult.tsx';
import { useLookAgain } from './useLookAgain.ts';
import { WaitingPanel } from './WaitingPanel.tsx';

export type PaymentActor = ActorRefFrom<typeof paymentMachine>;

interface PaymentDialogProps {
  readonly actor: PaymentActor;
  readonly bankWindow: BankWindow;
  /** The acknowledgement is mailed to an address that the applicant gave. */
  readonly isMailed: boolean;
}

/** What the dialog shows; one view for some states of the machine. */
export type PaymentView = 'preparing' | 'choosing' | 'opening' | 'waiting' | 'checking' | 'result';

/**
 * The payment dialog (document 1, section 2): total, methods, waiting, result. It shows what the
 * machine knows and decides nothing. It can be closed only where nothing is under way; after an
 * approval it stays until the form is in.
 */
export function PaymentDialog({ actor, bankWindow, isMailed }: PaymentDialogProps) {
  const { t } = useTranslation('payment');
  const view = useSelector(actor, viewOf);
  const hasCode = useSelector(actor, ({ context }) => context.code !== undefined);
  const captcha = useSelector(actor, ({ children }) => children.captcha);
  const close = () => actor.send({ type: 'close' });
  useLookAgain(actor);
  // The bank has spoken, or was never reached: its window has nothing more to show.
  useEffect(() => {
    if (view === 'result' || view === 'choosing') bankWindow.close();
  }, [view, bankWindow]);
  const [isOpenAgain, setOpenAgain] = useState(false);
  useEffect(() => {
    if (view !== 'preparing' && view !== 'choosing') setOpenAgain(true);
  }, [view]);
  const canClose = view !== 'waiting' && view !== 'opening';
  return (
    <>
      <Dialog title={t('payOnline')} wide onClose={canClose ? close : undefined}>
        {(view === 'preparing' || view === 'opening') && (
          <Busy words={t(view === 'opening' ? 'popup.wait' : 'loadingMethods')} />
        )}
        {view === 'choosing' && (
          <MethodList actor={actor} bankWindow={bankWindow} isOpenAgain={isOpenAgain} />
        )}
        {view === 'waiting' &&
          (hasCode ? (
            <FpsPanel actor={actor} isMailed={isMailed} />
          ) : (
            <WaitingPanel actor={actor} isMailed={isMailed} bankWindow={bankWindow} />
          ))}
        {(view === 'checking' || view === 'result') && (
          <PaymentResult actor={actor} view={view} isMailed={isMailed} />
        )}
      </Dialog>
      {captcha && <CaptchaDialog actor={captcha} />}
    </>
  );
}

function Busy({ words }: { readonly words: string }) {
  return (
    <div className="payment-busy">
      <span className="spinner" aria-hidden="true" />
      <p role="status">{words}</p>
    </div>
  );
}

function viewOf(snapshot: ReturnType<PaymentActor['getSnapshot']>): PaymentView {
  const state =
    typeof snapshot.value === 'string' ? snapshot.value : Object.keys(snapshot.value)[0];
  switch (state) {
    case 'choosing':
    case 'waiting':
    case 'checking':
      return state;
    case 'submitting':
    case 'opening':
      return 'opening';
    case 'settling':
    case 'approved':
    case 'failed':
    case 'tokenExpired':
    case 'busy':
      return 'result';
    default:
      return 'preparing';
  }
}
