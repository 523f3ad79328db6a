import { useTranslation } from 'react-i18next';
import { formatInstant } from '#engine';
import type { LoadedForm } from '../../api/formApi.ts';
import { MessageDialog } from '../../dialogs/MessageDialog.tsx';
import { inOneLine } from '../../i18n/inOneLine.ts';
import { SAVED_FILE } from '../../i18n/lazy/savedFile.ts';
import { useLazyTexts } from '../../i18n/lazy/useLazyTexts.ts';
import { useLanguage } from '../../portal/LanguageProvider.tsx';
import { answerNames } from '../answerNames.ts';
import type { LoadedFile } from '../loadFromFile.ts';
import { ChangedAnswers } from './ChangedAnswers.tsx';
import { LoadedSignatures } from './LoadedSignatures.tsx';

interface LoadedProps {
  /** The form, for its texts. */
  readonly form: Pick<LoadedForm, 'textsIn'>;
  readonly loaded: Omit<LoadedFile, 'undoLoad'>;
  /** Restores the previous answers. Absent if the file replaced no answers. */
  readonly onBringBack?: (() => void) | undefined;
  readonly onClose: () => void;
}

/**
 * Shows when the file was saved and which of its answers were loaded, changed and omitted (U-33). A
 * button restores the answers that the file replaced.
 */
export function Loaded({ loaded, form, onBringBack, onClose }: LoadedProps) {
  const { t } = useTranslation(['wizard', 'errors']);
  const { language } = useLanguage();
  const words = useLazyTexts(SAVED_FILE);
  const { savedAt, isOlder, kept, dropped, signatures } = loaded;
  const texts = form.textsIn(language);
  const names = answerNames(dropped, texts).join(', ');
  const body = [
    t('load.done'),
    savedAt ? t('load.savedAt', { time: formatInstant(savedAt, language) }) : '',
    words('kept', { n: kept }),
    isOlder ? t('errors:olderVersion') : '',
    names === '' ? '' : t('load.dropped', { names }),
  ];
  return (
    <MessageDialog
      title={t('load.title')}
      body={inOneLine(body, language)}
      other={onBringBack && { label: words('bringBack'), onPress: onBringBack }}
      onClose={onClose}
    >
      <ChangedAnswers account={loaded} texts={texts} />
      {signatures && <LoadedSignatures signatures={signatures} texts={texts} />}
    </MessageDialog>
  );
}
