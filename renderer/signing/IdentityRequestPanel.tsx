import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IdentityRequest } from '#engine';
import { isWebAddress } from '../payment/BankWindow.ts';

interface IdentityRequestPanelProps {
  readonly request: IdentityRequest;
  /** The app is taken to be on this device, and is opened by a link; elsewhere a QR code is scanned. */
  readonly isPhone: boolean;
}

/**
 * Shows what the identity app shows too, so that both can be compared, and how to get there. The app
 * may be on this device or on another one: each way leads to the other.
 */
export function IdentityRequestPanel({ request, isPhone }: IdentityRequestPanelProps) {
  const { t } = useTranslation('signing');
  const [isHere, setHere] = useState(isPhone);
  const { deptName, serviceName, docName, identificationCode } = request;
  const names = [
    [t('identity.dept'), deptName],
    [t('identity.service'), serviceName],
    [t('identity.doc'), docName],
  ];
  return (
    <>
      <dl className="answers">
        {names.map(([label, name]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{name}</dd>
          </div>
        ))}
      </dl>
      <p className="identity-code">
        {t('identity.code')}
        <span className="visually-hidden"> {[...identificationCode].join(' ')}</span>
        <strong className="figure" aria-hidden="true">
          {identificationCode}
        </strong>
      </p>
      <ol className="identity-steps">
        <li>{t(isHere ? 'identity.openThis' : 'identity.openOther')}</li>
        <li>{t('identity.check')}</li>
        <li>{t('identity.tapSign')}</li>
      </ol>
      {isHere ? <AppLink address={request.address} /> : <QrCode image={request.qrImage} />}
      <p>
        <button type="button" className="button button-quiet" onClick={() => setHere(!isHere)}>
          {t(isHere ? 'identity.otherDevice' : 'identity.thisDevice')}
        </button>
      </p>
    </>
  );
}

/** A web address opens beside the page, which holds the answers; an app's own opens nothing. */
function AppLink({ address }: { readonly address: string }) {
  const { t } = useTranslation('signing');
  const beside = isWebAddress(address) ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <p>
      <a className="button button-primary" href={address} {...beside}>
        {t('identity.open')}
      </a>
    </p>
  );
}

function QrCode({ image }: { readonly image: string }) {
  const { t } = useTranslation('signing');
  return (
    <div className="identity-qr">
      <img
        src={`data:image/png;base64,${image}`}
        alt={t('identity.qrAlt')}
        width={232}
        height={232}
      />
    </div>
  );
}
