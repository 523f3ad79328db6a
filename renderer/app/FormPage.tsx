import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callFailureOf, LANGUAGES, type Language, type MessageRef, type SourceType } from '#engine';
import { type LoadedForm, loadForm } from '../api/formApi.ts';
import { useMessageText } from '../i18n/useMessageText.ts';
import { offeredLanguages } from '../layout/offeredLanguages.ts';
import { Page } from '../layout/Page.tsx';
import { ReturnLink } from '../layout/ReturnLink.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { useLanguage } from '../portal/LanguageProvider.tsx';
import { type Portal, usePortal } from '../portal/Portal.ts';
import { returnAddress } from '../portal/runtimeConfig.ts';
import { useDocumentTitle } from '../portal/useDocumentTitle.ts';
import { PreviewedWizard } from '../preview/PreviewedWizard.tsx';
import type { WizardEntry } from '../wizard/useWizard.ts';
import { WizardPage } from '../wizard/WizardPage.tsx';

/**
 * Under `npm run dev`, the page updates when the form's files change. A build does not contain that
 * code.
 */
const ShownWizard = import.meta.hot ? PreviewedWizard : WizardPage;

interface FormPageProps {
  readonly code: string;
  readonly sourceType: SourceType;
  readonly entry: WizardEntry;
  readonly loaded: LoadedForm | undefined;
}

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly form: LoadedForm }
  | { readonly kind: 'failed'; readonly message: MessageRef };

/**
 * Fetches a form and renders it. For an unknown code, redirects to the return URL of the source
 * type.
 */
export function FormPage({ code, sourceType, entry, loaded }: FormPageProps) {
  const portal = usePortal();
  const { language } = useLanguage();
  const [state, setState] = useState<State>(
    loaded ? { kind: 'loaded', form: loaded } : { kind: 'loading' },
  );
  const fetchForm = useCallback(async () => {
    setState({ kind: 'loading' });
    setState(await fetched(portal, code, sourceType, language));
  }, [portal, code, sourceType, language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once; a later language loads its own texts
  useEffect(() => {
    if (!loaded) void fetchForm();
  }, []);

  if (state.kind === 'loaded') {
    return <ShownWizard form={state.form} sourceType={sourceType} entry={entry} />;
  }
  return (
    <Page languages={offeredLanguages(code, LANGUAGES)}>
      {state.kind === 'loading' ? (
        <Waiting />
      ) : (
        <Failed message={state.message} onRetry={() => void fetchForm()} />
      )}
    </Page>
  );
}

async function fetched(
  { http, config }: Portal,
  code: string,
  sourceType: SourceType,
  language: Language,
): Promise<State> {
  try {
    return { kind: 'loaded', form: await loadForm(http, code, language, config) };
  } catch (error) {
    const failure = callFailureOf(error);
    if (failure.kind !== 'refused')
      return { kind: 'failed', message: { key: 'connection', args: [] } };
    if (failure.message.key === 'INVALID_FORM_CODE')
      window.location.replace(returnAddress(config, sourceType, language));
    return { kind: 'failed', message: failure.message };
  }
}

function Failed({
  message,
  onRetry,
}: {
  readonly message: MessageRef;
  readonly onRetry: () => void;
}) {
  const { t } = useTranslation(['common', 'wizard']);
  const messageText = useMessageText();
  useDocumentTitle([t('wizard:dialog.error')], true);
  return (
    <>
      <h1>{t('wizard:dialog.error')}</h1>
      <p role="alert">{messageText(message)}</p>
      <div className="button-row">
        <button type="button" className="button button-primary" onClick={onRetry}>
          {t('button.retry')}
        </button>
        <ReturnLink />
      </div>
    </>
  );
}
