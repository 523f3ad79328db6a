import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '#engine';
import { createHttp } from '../../renderer/api/http.ts';
import type { Transport, WireRequest, WireResponse } from '../../renderer/api/transport.ts';
import { Announcer } from '../../renderer/form-context/Announcer.tsx';
import { createI18n } from '../../renderer/i18n/i18n.ts';
import { loadProductTexts } from '../../renderer/i18n/loadProductTexts.ts';
import { LanguageProvider } from '../../renderer/portal/LanguageProvider.tsx';
import { PortalContext } from '../../renderer/portal/Portal.ts';
import { type RuntimeConfig, readRuntimeConfig } from '../../renderer/portal/runtimeConfig.ts';

/** The options of the portal around a test's content. */
export interface PortalOptions {
  readonly language?: Language;
  readonly config?: Partial<RuntimeConfig>;
  readonly transport?: Transport;
}

/** Renders content with the portal's texts, language, configuration and server. */
export async function inPortal(
  children: ReactNode,
  options: PortalOptions = {},
): Promise<RenderResult> {
  return render(await portalPage(children, options));
}

/**
 * Returns content with the portal's texts, language, configuration and server, for the test to
 * render.
 */
export async function portalPage(
  children: ReactNode,
  { language = 'en', config = {}, transport = noServer }: PortalOptions = {},
): Promise<ReactElement> {
  const settings = { ...readRuntimeConfig({}), ...config };
  const texts = await loadProductTexts(language);
  const i18n = createI18n({ language, texts, phone: settings.hotline });
  return (
    <I18nextProvider i18n={i18n}>
      <PortalContext value={{ config: settings, http: createHttp(transport) }}>
        <Announcer>
          <LanguageProvider initial={language}>{children}</LanguageProvider>
        </Announcer>
      </PortalContext>
    </I18nextProvider>
  );
}

/** A transport that fails every request, as without a network. */
export const noServer: Transport = () => Promise.reject(new TypeError('no network'));

/** Creates a response in the transport's format. */
export function wireAnswer(
  status: number,
  body: unknown = {},
  headers: Readonly<Record<string, string>> = {},
): WireResponse {
  return {
    status,
    header: (name) => headers[name] ?? null,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

/**
 * Creates a transport with canned responses by URL. It records its requests. Other URLs return 404.
 */
export function cannedServer(
  answers: Readonly<Record<string, (request: WireRequest) => WireResponse>>,
): { readonly transport: Transport; readonly asked: WireRequest[] } {
  const asked: WireRequest[] = [];
  return {
    asked,
    transport: async (request) => {
      asked.push(request);
      const answer = answers[request.url];
      if (!answer) return wireAnswer(404, { error: 'NOT_FOUND', message: '', reference: 'r' });
      return answer(request);
    },
  };
}
