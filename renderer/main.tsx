import './styles/base.css';
import './layout/layout.css';
import './dialogs/dialogs.css';
import './wizard/wizard.css';
import { LANGUAGE_CODES } from '#engine';
import { createHttp } from './api/http.ts';
import { browserTransport } from './api/transport.ts';
import { App } from './app/App.tsx';
import { prerenderedForm } from './app/prerenderedForm.ts';
import { routeOf } from './app/routes.ts';
import { showPage } from './app/showPage.tsx';
import { rememberedAcceptance } from './browser/acceptance.ts';
import { createI18n } from './i18n/i18n.ts';
import { loadProductTexts } from './i18n/loadProductTexts.ts';
import { queryWithLanguage, readEntryParameters, strippedQuery } from './portal/entryParameters.ts';
import { givenParameters, strippedHash } from './portal/givenParameters.ts';
import { readRuntimeConfig } from './portal/runtimeConfig.ts';

void start();

/** Returns the mock transport. Its code is fetched only if the mocks are on. */
async function mocked() {
  return (await import('./api/mock/mockTransport.ts')).mockTransport(browserTransport);
}

/** Opens the page: reads its URL once, fetches one language, and shows the portal. */
async function start(): Promise<void> {
  const { pathname, search, hash } = window.location;
  const asked = readEntryParameters(search);
  // The page asks for terms that were not accepted yet, even if the URL has `skipIntro`.
  const acceptedAt = asked.skipIntro ? rememberedAcceptance() : undefined;
  const given = givenParameters(search, hash);
  const entry = { ...asked, skipIntro: acceptedAt !== undefined, acceptedAt, given };
  const { language } = entry;
  const query = queryWithLanguage(strippedQuery(search), language);
  window.history.replaceState(window.history.state, '', `${pathname}${query}${strippedHash(hash)}`);
  document.documentElement.lang = LANGUAGE_CODES[language].html;

  const config = readRuntimeConfig(globalThis, asked.forcesSigning);
  const texts = await loadProductTexts(language);
  const i18n = createI18n({ language, texts, phone: config.hotline });
  const root = document.getElementById('root');
  if (!root) throw new TypeError('Cannot show the portal: the page has no root');
  const http = createHttp(config.mock ? await mocked() : undefined);
  const route = routeOf(pathname);
  const { form, isCurrent, isSame } = await prerenderedForm(root, { http, config, route, entry });
  const shown = { i18n, http, config, route, entry };
  if (import.meta.hot) (await import('./preview/showFindings.tsx')).showFindings();
  // Under `npm run dev`, an author only tries out the form, so no drafts are stored.
  const keepsDrafts = !import.meta.hot;
  const app = <App {...shown} form={form} canResume={!isSame} keepsDrafts={keepsDrafts} />;
  showPage(root, app, { isCurrent, isSame });
  // Runs last, because no page waits for it.
  (await import('./payment/receipts.ts')).deleteOldReceipts();
}
