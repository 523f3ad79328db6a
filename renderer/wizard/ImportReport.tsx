import { useTranslation } from 'react-i18next';
import { type FormStore, formatInstant, importOf, type Plan } from '#engine';
import type { LoadedForm } from '../api/formApi.ts';
import { useLanguage } from '../app/LanguageProvider.tsx';
import { MessageDialog } from '../dialogs/MessageDialog.tsx';
import { filled } from '../i18n/filled.ts';
import { inOneLine } from '../i18n/inOneLine.ts';
import { answerNames } from '../saved-file/answerNames.ts';
import type { ImportedAnswers } from '../saved-file/importedFrom.ts';
import type { LoadedFile } from '../saved-file/loadFromFile.ts';
import { useImportWords } from '../saved-file/useImportWords.ts';
import { useSavedFileWords } from '../saved-file/useSavedFileWords.ts';

interface ImportReportProps {
  /** Texts of the form, and the list that gets a record. */
  readonly form: Pick<LoadedForm, 'textsIn'> & { readonly plan: Pick<Plan, 'imports'> };
  /** Knows which answers the form asks for at present. */
  readonly store: Pick<FormStore, 'isVisible'>;
  readonly loaded: Pick<LoadedFile, 'savedAt' | 'isOlder'>;
  readonly imported: ImportedAnswers;
  /** Absent where the form had no answers. */
  readonly onBringBack?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Says which answers of another form's file were added, and which were left out and why. */
export function ImportReport(props: ImportReportProps) {
  const { loaded, imported, form, store, onBringBack, onClose } = props;
  const { t } = useTranslation('wizard');
  const { language } = useLanguage();
  const words = useImportWords();
  const { bringBack } = useSavedFileWords();
  const { savedAt, isOlder } = loaded;
  const { formCode } = imported;
  const into = importOf(form.plan, formCode)?.into;
  const hasRow = into !== undefined && imported.taken.some((each) => each.startsWith(`${into}/`));
  const [list] = hasRow ? answerNames([into], form.textsIn(language)) : [];
  const body = [
    filled(words.done, { form: formCode }),
    list === undefined ? '' : filled(words.row, { list }),
    savedAt ? t('load.savedAt', { time: formatInstant(savedAt, language) }) : '',
    isOlder ? filled(words.older, { form: formCode }) : '',
  ];
  return (
    <MessageDialog
      title={t('load.title')}
      body={inOneLine(body, language)}
      other={onBringBack && { label: bringBack, onPress: onBringBack }}
      onClose={onClose}
    >
      <Lines imported={imported} form={form} store={store} />
    </MessageDialog>
  );
}

/** A line for each fate that answers of the file met. */
function Lines({ imported, form, store }: Pick<ImportReportProps, 'imported' | 'form' | 'store'>) {
  const { language } = useLanguage();
  const words = useImportWords();
  const texts = form.textsIn(language);
  const { taken, kept, unfit, unused } = imported;
  const line = (text: string, pointers: readonly string[]) =>
    pointers.length > 0 && (
      <p>{filled(text, { names: answerNames(pointers, texts).join(', ') })}</p>
    );
  return (
    <>
      {line(
        words.taken,
        taken.filter((each) => store.isVisible(each)),
      )}
      {line(
        words.hidden,
        taken.filter((each) => !store.isVisible(each)),
      )}
      {line(words.kept, kept)}
      {line(words.unfit, unfit)}
      {unused > 0 && <p>{filled(words.unused, { n: String(unused) })}</p>}
    </>
  );
}
