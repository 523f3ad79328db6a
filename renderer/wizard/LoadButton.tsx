import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { late } from '../app/late.ts';
import { DialogChunk } from '../layout/DialogChunk.tsx';
import type { ScreenProps } from './Wizard.ts';

const DIALOG = late(async () => (await import('./LoadSaved.tsx')).LoadSaved);

interface LoadButtonProps extends Pick<ScreenProps, 'actor' | 'services'> {
  /** Asked at the click; says itself why not. */
  readonly mayOpen?: () => boolean;
  /** One of several further ways. */
  readonly isQuiet?: boolean;
  /** Its dialog. */
  readonly code?: typeof DIALOG;
}

/** "Fill in a saved form", on the notes and on the acknowledgement. */
export function LoadButton(props: LoadButtonProps) {
  const { actor, services, mayOpen, isQuiet, code = DIALOG } = props;
  const { t } = useTranslation(['wizard', 'common']);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={isQuiet ? 'button button-quiet' : 'button'}
        aria-haspopup="dialog"
        onClick={() => setOpen(mayOpen?.() ?? true)}
      >
        {t('notes.want.load')}
      </button>
      {isOpen && (
        <DialogChunk
          code={code}
          props={{ actor, services, onClose: () => setOpen(false) }}
          onGiveUp={() => setOpen(false)}
        />
      )}
    </>
  );
}
