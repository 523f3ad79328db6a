import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IdentityRequest } from '#engine';
import { isWebAddress } from '../browser/BankWindow.ts';

interface IdentityRequestPanelProps {
  readonly request: IdentityRequest;
  /**
   * Whether the app is assumed to be on this device, where a link opens it. Otherwise, the app
   * scans a QR code.
   */
  readonly isPhone: boolean;
}

/**
 * Shows the same request as the identity app, so that both can be compared. Also shows how to open
 * the app. A button switches between the app on this device and on another device.
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

/**
 * Renders the link to the app. A web URL opens in a new tab, because this page contains the
 * answers. The app's own URL scheme opens no tab.
 */
function AppLink({ address }: { readonly address: string }) {
  const { t } = useTranslation('signing');
  const newTab = isWebAddress(address) ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <p>
      <a className="button button-primary" href={address} {...newTab}>
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
