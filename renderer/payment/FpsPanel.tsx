import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FpsCode, formatAmount } from '#engine';
import { isWebAddress } from '../browser/BankWindow.ts';
import { deviceOf } from '../browser/deviceOf.ts';
import { usePortal } from '../portal/Portal.ts';
import { CancelPayment } from './CancelPayment.tsx';
import { ConnectionNote } from './ConnectionNote.tsx';
import { fpsAppAddress } from './fpsAppAddress.ts';
import { LongWait, type WaitingProps } from './LongWait.tsx';
import { StillWaiting } from './StillWaiting.tsx';

/**
 * Renders an FPS payment: the amount, the QR code with its countdown, and on a phone a link to the
 * bank's app. After the code expires, offers a new code.
 */
export function FpsPanel({ actor, isMailed }: WaitingProps) {
  const { t } = useTranslation('payment');
  const { code, codeExpired, codeWanted, amountCents } = useSelector(
    actor,
    ({ context }) => context,
  );
  if (!code) return null;
  return (
    <div>
      <h3 tabIndex={-1}>{t('fps.title')}</h3>
      <div className="total">
        <span>{t('fps.amount')}</span> <strong>{formatAmount(amountCents)}</strong>
      </div>
      {codeExpired ? (
        <Expired isAsked={codeWanted} onRenew={() => actor.send({ type: 'code.renew' })} />
      ) : (
        <Code key={code.paymentId} code={code} amount={formatAmount(amountCents)} />
      )}
      <ConnectionNote />
      <LongWait actor={actor} isMailed={isMailed} />
      <StillWaiting />
      <CancelPayment actor={actor} />
    </div>
  );
}

function Code({ code, amount }: { readonly code: FpsCode; readonly amount: string }) {
  const { t } = useTranslation('payment');
  const { config } = usePortal();
  const isTest = config.testFps || config.environment === 'DEMO';
  const isPhone = deviceOf(navigator).kind !== 'PC';
  const app = fpsAppAddress(code.url, config.fpsGateway, window.location.origin);
  const seconds = useCountdown(Math.floor(code.validMs / 1000));
  return (
    <>
      <p>{t('fps.scan')}</p>
      <div className="payment-qr">
        <img
          src={`data:image/png;base64,${code.imageBase64}`}
          alt={t('fps.alt', { amount })}
          width={232}
          height={232}
        />
      </div>
      <p className="payment-qr-words">
        {t('fps.valid')}
        <br />
        <span className="figure" aria-hidden="true">
          {t('fps.remaining', { time: clockOf(seconds) })}
        </span>
      </p>
      <p className="visually-hidden" role="status">
        {ANNOUNCED.has(seconds) && t('fps.secondsLeft', { count: seconds })}
      </p>
      {isPhone && app !== undefined && (
        <p className="payment-app">
          <a className="button button-primary" href={app}>
            {t('fps.openApp')}
          </a>
        </p>
      )}
      {isTest && (
        <div className="notice notice-warning">
          <p>
            {t('testMode')} · {t('fps.paymentId')} <span className="figure">{code.paymentId}</span>{' '}
            {isWebAddress(code.url) && (
              <a href={code.url} target="_blank" rel="noreferrer">
                {t('fps.simulator')}
              </a>
            )}
          </p>
        </div>
      )}
    </>
  );
}

interface ExpiredProps {
  /**
   * Whether a new code was requested. It arrives once the bank has ended the payment of the expired
   * code.
   */
  readonly isAsked: boolean;
  readonly onRenew: () => void;
}

function Expired({ isAsked, onRenew }: ExpiredProps) {
  const { t } = useTranslation('payment');
  return (
    <>
      <div className="notice notice-warning" role="alert">
        <p>{t('fps.expired')}</p>
        <button type="button" className="button" aria-disabled={isAsked} onClick={onRenew}>
          {t('fps.new')}
        </button>
      </div>
      <p role="status">{isAsked && t('fps.newSoon')}</p>
    </>
  );
}

/** Remaining seconds that are announced (U-43). */
const ANNOUNCED = new Set([60, 30]);

function useCountdown(from: number): number {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(() => {
      const passed = Math.floor((performance.now() - startedAt) / 1000);
      setSeconds(Math.max(0, from - passed));
    }, 1000);
    return () => clearInterval(timer);
  }, [from]);
  return seconds;
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
