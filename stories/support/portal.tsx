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

/** What a story says of the portal around it: `parameters.portal`. */
export interface StoryPortal {
  readonly config?: Partial<RuntimeConfig>;
  readonly transport?: Transport;
}

/**
 * The portal around a story: words in the toolbar's language, configuration, a server. A story whose
 * controls were changed begins anew: its machine read them when it began.
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

/** Spread into the meta of a story file whose component stands in the portal, not only in a form. */
export const inPortal = {
  loaders: [
    // A page has fetched it by the time that somebody comes to the end of a step.
    async () => ({ lastScreens: await LAST_CODE.load() }),
  ],
  decorators: [InPortal],
};

/** Parameters of stories that open over the page: on a documentation page each in a frame of its own. */
export function framed(words: string, height = 640) {
  return {
    docs: { description: { component: words }, story: { inline: false, height: `${height}px` } },
  } as const;
}

interface PortalProps {
  /** What the product says, in each language that the story is shown in. */
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

/** The toolbar changes the language as the portal's own buttons do: the story goes on where it is. */
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

/** A server that is not there. */
const noServer: Transport = () => Promise.reject(new TypeError('Cannot answer: no server'));
