import type { Decorator } from '@storybook/react-vite';
import { Fragment, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LANGUAGES, type Language } from '#engine';
import { Announcer, type ProductTexts } from '#renderer';
import {
  createHttp,
  createI18n,
  LAST_CODE,
  LanguageProvider,
  PortalContext,
  type RuntimeConfig,
  readRuntimeConfig,
  type Transport,
  useLanguage,
} from '#screens';
import { StoryGuard } from './StoryGuard.tsx';
import { StoryLanguageContext } from './StoryLanguage.ts';

/** The portal settings of a story: `parameters.portal`. */
export interface StoryPortal {
  readonly config?: Partial<RuntimeConfig>;
  readonly transport?: Transport;
}

/**
 * Provides the portal to a story: texts in the toolbar's language, configuration and a server. A
 * story restarts when its controls change, because a machine reads its args only at the start.
 */
const InPortal: Decorator = (Story, { args, loaded, parameters }) => {
  const given = JSON.stringify(args);
  return (
    <Portal texts={loaded.texts} portal={parameters.portal ?? NOTHING_SAID}>
      <StoryGuard given={given}>
        <Fragment key={given}>
          <Story />
        </Fragment>
      </StoryGuard>
    </Portal>
  );
};

const NOTHING_SAID: StoryPortal = {};

/** The meta properties of a story file whose component needs the portal, not only a form. */
export const inPortal = {
  loaders: [
    // A real page loads this code before an applicant reaches the end of a step.
    async () => ({ lastScreens: await LAST_CODE.load() }),
  ],
  decorators: [InPortal],
};

/**
 * Returns parameters of stories that open over the page: a documentation page shows each in its own
 * frame.
 */
export function framed(words: string, height = 640) {
  return {
    docs: { description: { component: words }, story: { inline: false, height: `${height}px` } },
  } as const;
}

interface PortalProps {
  /** The product's texts, in each language of the story. */
  readonly texts: Readonly<Record<Language, ProductTexts>>;
  readonly portal: StoryPortal;
  readonly children: ReactNode;
}

function Portal({ texts, portal, children }: PortalProps) {
  const { language } = useContext(StoryLanguageContext);
  const [value] = useState(() => ({
    config: { ...readRuntimeConfig({}), ...portal.config },
    http: createHttp(portal.transport ?? noServer),
  }));
  const [i18n] = useState(() =>
    createI18n({ language, texts: texts[language], phone: value.config.hotline }),
  );
  return (
    <I18nextProvider i18n={i18n}>
      <PortalContext value={value}>
        <Announcer>
          <LanguageProvider initial={language}>
            <Toolbar language={language}>{children}</Toolbar>
          </LanguageProvider>
        </Announcer>
      </PortalContext>
    </I18nextProvider>
  );
}

/** Changes the language as the portal's own buttons do: the story continues unchanged. */
function Toolbar({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}) {
  const { choose } = useLanguage();
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language || !LANGUAGES.includes(language)) return;
    shown.current = language;
    void choose(language);
  }, [language, choose]);
  return children;
}

/** Rejects every call, like a server that cannot be reached. */
const noServer: Transport = () => Promise.reject(new TypeError('Cannot answer: no server'));
