import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { LANGUAGE_CODES, LANGUAGES, languageOf } from '#engine';
import { loadProductTexts } from '#renderer';
import '../renderer/styles/base.css';
import { StoryLanguageContext } from '../stories/support/StoryLanguage.ts';

/** Puts language, text size and theme where the style sheets look for them: on the root element. */
const InPage: Decorator = (Story, { globals, loaded }) => {
  const language = languageOf(globals.language);
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.lang = LANGUAGE_CODES[language].html;
    page.dataset.theme = String(globals.theme);
    page.dataset.text = String(globals.textSize);
  }, [language, globals.theme, globals.textSize]);
  return (
    <StoryLanguageContext value={{ language, catalogue: loaded.catalogue }}>
      <Story />
    </StoryLanguageContext>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Guide', ['Introduction'], 'Templates', 'Widgets', 'Fields'] },
    },
  },
  globalTypes: {
    language: {
      description: 'Language of the portal',
      toolbar: { icon: 'globe', items: [...LANGUAGES], dynamicTitle: true },
    },
    textSize: {
      description: 'Text size in per cent',
      toolbar: { icon: 'zoom', items: ['100', '150', '200'], dynamicTitle: true },
    },
    theme: {
      description: 'Colours; "forced" is a likeness of a system palette',
      toolbar: { icon: 'contrast', items: ['light', 'dark', 'forced'], dynamicTitle: true },
    },
  },
  initialGlobals: { language: 'en', textSize: '100', theme: 'light' },
  loaders: [
    async ({ globals }) => ({
      catalogue: (await loadProductTexts(languageOf(globals.language))).validation,
    }),
  ],
  decorators: [InPage],
};

export default preview;
