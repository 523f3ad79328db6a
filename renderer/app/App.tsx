import type { i18n as I18n } from 'i18next';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { LoadedForm } from '../api/formApi.ts';
import type { Http } from '../api/http.ts';
import { Announcer } from '../form-context/Announcer.tsx';
import type { EntryParameters } from '../portal/entryParameters.ts';
import { LanguageProvider } from '../portal/LanguageProvider.tsx';
import { PortalContext } from '../portal/Portal.ts';
import type { RuntimeConfig } from '../portal/runtimeConfig.ts';
import { AckPage } from './AckPage.tsx';
import { CrashGuard } from './CrashGuard.tsx';
import { FormPage } from './FormPage.tsx';
import { FormsPage } from './FormsPage.tsx';
import { MaintenancePage } from './MaintenancePage.tsx';
import { NotRecognized } from './NotRecognized.tsx';
import type { Route } from './routes.ts';
import { TermsPage } from './TermsPage.tsx';

export interface AppProps {
  readonly i18n: I18n;
  readonly http: Http;
  readonly config: RuntimeConfig;
  readonly route: Route;
  readonly entry: EntryParameters;
  /** A form that is already loaded, for prerendering or for hydration. */
  readonly form?: LoadedForm | undefined;
  /**
   * Whether the page may resume a payment that this browser has stored. A prerendered page may not.
   */
  readonly canResume?: boolean;
  /** Whether answers that are not submitted yet are stored on this device. */
  readonly keepsDrafts?: boolean;
}

/** Renders the portal: the page of the route, or the maintenance page instead. */
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
