import { useTranslation } from 'react-i18next';
import { type FormStore, formatInstant, importOf, type Plan } from '#engine';
import type { LoadedForm } from '../../api/formApi.ts';
import { MessageDialog } from '../../dialogs/MessageDialog.tsx';
import { inOneLine } from '../../i18n/inOneLine.ts';
import { IMPORTS } from '../../i18n/lazy/imports.ts';
import { SAVED_FILE } from '../../i18n/lazy/savedFile.ts';
import { useLazyTexts } from '../../i18n/lazy/useLazyTexts.ts';
import { useLanguage } from '../../portal/LanguageProvider.tsx';
import { answerNames } from '../answerNames.ts';
import type { ImportedAnswers } from '../importedFrom.ts';
import type { LoadedFile } from '../loadFromFile.ts';

interface ImportReportProps {
  /** The texts of the form, and the lists that receive imported records. */
  readonly form: Pick<LoadedForm, 'textsIn'> & { readonly plan: Pick<Plan, 'imports'> };
  /** The store, which says which answers are visible now. */
  readonly store: Pick<FormStore, 'isVisible'>;
  readonly loaded: Pick<LoadedFile, 'savedAt' | 'isOlder'>;
  readonly imported: ImportedAnswers;
  /** Restores the previous answers. Absent if the form had no answers. */
  readonly onBringBack?: (() => void) | undefined;
  readonly onClose: () => void;
}

/**
 * Lists the answers that were added from another form's file, and the omitted answers with the
 * reason.
 */
export function ImportReport(props: ImportReportProps) {
  const { loaded, imported, form, store, onBringBack, onClose } = props;
  const { t } = useTranslation('wizard');
  const { language } = useLanguage();
  const words = useLazyTexts(IMPORTS);
  const savedFile = useLazyTexts(SAVED_FILE);
  const { savedAt, isOlder } = loaded;
  const { formCode } = imported;
  const into = importOf(form.plan, formCode)?.into;
  const hasRow = into !== undefined && imported.taken.some((each) => each.startsWith(`${into}/`));
  const [list] = hasRow ? answerNames([into], form.textsIn(language)) : [];
  const body = [
    words('done', { form: formCode }),
    list === undefined ? '' : words('row', { list }),
    savedAt ? t('load.savedAt', { time: formatInstant(savedAt, language) }) : '',
    isOlder ? words('older', { form: formCode }) : '',
  ];
  return (
    <MessageDialog
      title={t('load.title')}
      body={inOneLine(body, language)}
      other={onBringBack && { label: savedFile('bringBack'), onPress: onBringBack }}
      onClose={onClose}
    >
      <Lines imported={imported} form={form} store={store} />
    </MessageDialog>
  );
}

/** Renders one line for each outcome of the answers. */
function Lines({ imported, form, store }: Pick<ImportReportProps, 'imported' | 'form' | 'store'>) {
  const { language } = useLanguage();
  const words = useLazyTexts(IMPORTS);
  const texts = form.textsIn(language);
  const { taken, kept, unfit, unused } = imported;
  const line = (key: 'taken' | 'hidden' | 'kept' | 'unfit', pointers: readonly string[]) =>
    pointers.length > 0 && <p>{words(key, { names: answerNames(pointers, texts).join(', ') })}</p>;
  return (
    <>
      {line(
        'taken',
        taken.filter((each) => store.isVisible(each)),
      )}
      {line(
        'hidden',
        taken.filter((each) => !store.isVisible(each)),
      )}
      {line('kept', kept)}
      {line('unfit', unfit)}
      {unused > 0 && <p>{words('unused', { n: unused })}</p>}
    </>
  );
}
