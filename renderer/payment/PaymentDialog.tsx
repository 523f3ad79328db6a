import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { methodName, PAYMENT_METHODS } from '#engine';
import { CaptchaDialog } from '../captcha/CaptchaDialog.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import { useLanguage } from '../portal/LanguageProvider.tsx';
import './payment.css';
import type { BankWindow } from '../browser/BankWindow.ts';
import { useRecheckOnReturn } from '../browser/useRecheckOnReturn.ts';
import { FpsPanel } from './FpsPanel.tsx';
import { MethodList } from './MethodList.tsx';
import type { PaymentActor, PaymentView } from './PaymentActor.ts';
import { PaymentResult } from './PaymentResult.tsx';
import { WaitingPanel } from './WaitingPanel.tsx';
import type { Wallets } from './wallets/Wallets.ts';

interface PaymentDialogProps {
  readonly actor: PaymentActor;
  readonly bankWindow: BankWindow;
  readonly wallets: Pick<Wallets, 'begin'>;
  /** Whether the acknowledgement is mailed to an address that the applicant gave. */
  readonly isMailed: boolean;
}

/**
 * Renders the payment dialog (document 1, section 2): total, methods, waiting, result. The dialog
 * only shows the machine's state. It can be closed only while no payment is pending.
 */
export function PaymentDialog({ actor, bankWindow, wallets, isMailed }: PaymentDialogProps) {
  const { t } = useTranslation('payment');
  const view = useSelector(actor, viewOf);
  const hasCode = useSelector(actor, ({ context }) => context.code !== undefined);
  const captcha = useSelector(actor, ({ children }) => children.captcha);
  const close = () => actor.send({ type: 'close' });
  useRecheckOnReturn(actor);
  // Closes the bank's window once a result is known or the methods are shown again.
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

/** Renders the progress from the click on Pay until a bank's page, a code or a result appears. */
function Paying({
  actor,
  view,
}: Pick<PaymentDialogProps, 'actor'> & { readonly view: 'agreeing' | 'opening' }) {
  const { t } = useTranslation('payment');
  const { language } = useLanguage();
  const method = useSelector(actor, ({ context }) => context.method);
  if (!method || PAYMENT_METHODS[method].flow !== 'sheet') {
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
    // The list of methods stays visible while it is fetched again.
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
