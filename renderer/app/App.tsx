import type { i18n as I18n } from 'i18next';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { LoadedForm } from '../api/formApi.ts';
import type { Http } from '../api/http.ts';
import { Announcer } from '../form/Announcer.tsx';
import { AckPage } from './AckPage.tsx';
import { CrashGuard } from './CrashGuard.tsx';
import type { EntryParameters } from './entryParameters.ts';
import { FormPage } from './FormPage.tsx';
import { FormsPage } from './FormsPage.tsx';
import { LanguageProvider } from './LanguageProvider.tsx';
import { MaintenancePage } from './MaintenancePage.tsx';
import { NotRecognized } from './NotRecognized.tsx';
import { PortalContext } from './Portal.ts';
import type { Route } from './routes.ts';
import type { RuntimeConfig } from './runtimeConfig.ts';
import { TermsPage } from './TermsPage.tsx';

export interface AppProps {
  readonly i18n: I18n;
  readonly http: Http;
  readonly config: RuntimeConfig;
  readonly route: Route;
  readonly entry: EntryParameters;
  /** A form that is there already: a page drawn beforehand, or its hydration. */
  readonly form?: LoadedForm | undefined;
  /** The page may look at what this browser remembers; a page drawn beforehand may not. */
  readonly canResume?: boolean;
  /** Answers that are not submitted yet are kept on this device. */
  readonly keepsDrafts?: boolean;
}

/** The portal: one page by its route, or the maintenance page in place of all. */
export function App({ i18n, http, config, route, entry, form, ...page }: AppProps) {
  const sourceType = route.kind === 'form' ? route.sourceType : undefined;
  const portal = useMemo(() => ({ http, config, sourceType }), [http, config, sourceType]);
  return (
    <I18nextProvider i18n={i18n}>
      <PortalContext value={portal}>
        <Announcer>
          <LanguageProvider initial={entry.language}>
            <CrashGuard>
              {config.maintenance || entry.maintenance ? (
                <MaintenancePage />
              ) : (
                <Routed route={route} entry={entry} form={form} {...page} />
              )}
            </CrashGuard>
          </LanguageProvider>
        </Announcer>
      </PortalContext>
    </I18nextProvider>
  );
}

type RoutedProps = Pick<AppProps, 'route' | 'entry' | 'form' | 'canResume' | 'keepsDrafts'>;

function Routed({ route, entry, form, canResume = true, keepsDrafts = false }: RoutedProps) {
  switch (route.kind) {
    case 'forms':
      return <FormsPage />;
    case 'form':
      return (
        <FormPage
          code={route.code}
          sourceType={route.sourceType}
          entry={{ ...entry, canResume, keepsDrafts }}
          loaded={form}
        />
      );
    case 'terms':
      return <TermsPage page={entry.page} />;
    case 'ack':
      return <AckPage />;
    case 'unknown':
      return <NotRecognized />;
  }
}
