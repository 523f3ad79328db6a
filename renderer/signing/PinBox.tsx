import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface PinBoxProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly attributes: InputHTMLAttributes<HTMLInputElement>;
  readonly isDisabled: boolean;
}

/** A PIN with a button that shows it. What is typed stays in the box; pasting is allowed. */
export function PinBox({ ref, attributes, isDisabled }: PinBoxProps) {
  const { t } = useTranslation('signing');
  const [isShown, setShown] = useState(false);
  return (
    <div className="input-affixed">
      <input
        {...attributes}
        ref={ref}
        className="input width-m"
        type={isShown ? 'text' : 'password'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-required="true"
        disabled={isDisabled}
      />
      <button
        type="button"
        className="button"
        aria-controls={attributes.id}
        onClick={() => setShown(!isShown)}
      >
        <span aria-hidden="true">{t(isShown ? 'certificate.pinHide' : 'certificate.pinShow')}</span>
        <span className="visually-hidden">
          {t(isShown ? 'certificate.pinHideLabel' : 'certificate.pinShowLabel')}
        </span>
      </button>
      <span className="visually-hidden" role="status">
        {t(isShown ? 'certificate.pinShown' : 'certificate.pinHidden')}
      </span>
    </div>
  );
}
