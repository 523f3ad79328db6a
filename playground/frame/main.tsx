/** The page in the frame: the form as applicants see it, without a server. */
import '../../renderer/styles/base.css';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { LANGUAGE_CODES, type Language } from '#engine';
import { Announcer, loadLazyCode, loadProductTexts } from '#renderer';
import {
  createHttp,
  createI18n,
  LAST_CODE,
  LanguageProvider,
  PortalContext,
  readRuntimeConfig,
} from '#screens';
import { type FromFrame, onMessage, type ToFrame } from './FrameMessages.ts';
import { Inbox } from './Inbox.ts';
import { PlayedWizard } from './PlayedWizard.tsx';
import { quietFrame } from './quietFrame.ts';
import { type OpenAnswers, reviewOnly } from './reviewOnly.ts';

const config = readRuntimeConfig({
  WFP_CONFIG: { NO_CAPTCHA: true, ADDRESS_LOOKUP: false, DRAFTS: false },
});
const inbox = new Inbox();
const answers: OpenAnswers = {};
const send = (message: FromFrame) => window.parent.postMessage(message, window.location.origin);

quietFrame(window);
onMessage<ToFrame>(
  () => window.parent,
  (message) => inbox.take(message),
);
void start(languageOfPage());

function languageOfPage(): Language {
  const asked = new URLSearchParams(window.location.search).get('language');
  return asked === 'zh-Hant' || asked === 'zh-Hans' ? asked : 'en';
}

async function start(language: Language): Promise<void> {
  document.documentElement.lang = LANGUAGE_CODES[language].html;
  const [texts] = await Promise.all([loadProductTexts(language), loadLazyCode(), LAST_CODE.load()]);
  const i18n = createI18n({ language, texts, phone: config.hotline });
  const http = createHttp(reviewOnly(answers));
  const root = document.getElementById('root');
  if (!root) throw new TypeError('Cannot show the form: the frame has no root');
  const fail = (error: unknown) => send({ kind: 'failed', message: String(error) });
  createRoot(root, { onUncaughtError: fail }).render(
    <I18nextProvider i18n={i18n}>
      <PortalContext value={{ http, config }}>
        <Announcer>
          <LanguageProvider initial={language}>
            <PlayedWizard {...{ inbox, send, answers }} />
          </LanguageProvider>
        </Announcer>
      </PortalContext>
    </I18nextProvider>,
  );
  send({ kind: 'ready' });
}
