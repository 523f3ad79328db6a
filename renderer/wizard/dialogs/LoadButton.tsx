import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogChunk } from '../../layout/DialogChunk.tsx';
import { lazy } from '../../portal/lazy.ts';
import type { ScreenProps } from '../state/Wizard.ts';

const DIALOG = lazy(async () => (await import('./LoadSaved.tsx')).LoadSaved);

interface LoadButtonProps extends Pick<ScreenProps, 'actor' | 'services'> {
  /**
   * Called on click. Returns `false` if the dialog must not open; the function itself shows the
   * reason.
   */
  readonly mayOpen?: () => boolean;
  /** Whether the button has the style of a less important action. */
  readonly isQuiet?: boolean;
  /** The lazy-loaded dialog. */
  readonly code?: typeof DIALOG;
}

/** Renders the button "Fill in a saved form", on the notes and on the acknowledgement. */
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
