import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { methodName, PAYMENT_METHODS, type paymentMachine } from '#engine';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { CaptchaDialog } from '../captcha/CaptchaDialog.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import './payment.css';
import type { BankWindow } from './BankWindow.ts';
import { FpsPanel } from './FpsPanel.tsx';
import { MethodList } from './MethodList.tsx';
import { PaymentResult } from './PaymentResult.tsx';
import { useLookAgain } from './useLookAgain.ts';
import { WaitingPanel } from './WaitingPanel.tsx';
import type { Wallets } from './Wallets.ts';

export type PaymentActor = ActorRefFrom<typeof paymentMachine>;

interface PaymentDialogProps {
  readonly actor: PaymentActor;
  readonly bankWindow: BankWindow;
  readonly wallets: Pick<Wallets, 'begin'>;
  /** The acknowledgement is mailed to an address that the applicant gave. */
  readonly isMailed: boolean;
}

/** What the dialog shows; one view for some states of the machine. */
export type PaymentView =
  | 'preparing'
  | 'choosing'
  | 'agreeing'
  | 'opening'
  | 'waiting'
  | 'checking'
  | 'result';

/**
 * The payment dialog (document 1, section 2): total, methods, waiting, result. It shows what the
 * machine knows and decides nothing. It can be closed only where nothing is under way; after an
 * approval it stays until the form is in.
 */
export function PaymentDialog({ actor, bankWindow, wallets, isMailed }: PaymentDialogProps) {
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
        {view === 'preparing' && <Busy words={t('loadingMethods')} />}
        {(view === 'agreeing' || view === 'opening') && <Paying actor={actor} view={view} />}
        {view === 'choosing' && <MethodList {...{ actor, bankWindow, wallets, isOpenAgain }} />}
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

/** From the click on Pay until something shows: a bank's page, a code, a result. */
function Paying({
  actor,
  view,
}: Pick<PaymentDialogProps, 'actor'> & { readonly view: 'agreeing' | 'opening' }) {
  const { t } = useTranslation('payment');
  const { language } = useLanguage();
  const method = useSelector(actor, ({ context }) => context.method);
  if (!method || PAYMENT_METHODS[method].conduct !== 'sheet') {
    return <Busy words={t('popup.wait')} />;
  }
  const name = methodName(method, language);
  if (view === 'opening') return <Busy words={t('sheet.sending', { method: name })} />;
  return (
    <>
      <Busy words={t('sheet.wait', { method: name })} />
      <div className="button-row">
        <button type="button" className="button" onClick={() => actor.send({ type: 'close' })}>
          {t('btnClose')}
        </button>
      </div>
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
    // The list stays on the screen while it is asked for again.
    case 'loadingMethods':
      return snapshot.context.offered.length > 0 ? 'choosing' : 'preparing';
    case 'choosing':
    case 'agreeing':
    case 'waiting':
    case 'checking':
      return state;
    case 'submitting':
    case 'leaving':
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
