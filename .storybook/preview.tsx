import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#engine';
import { loadLazyCode, loadProductTexts } from '#renderer';
import '../renderer/styles/base.css';
import './docs.css';
import { loadStoryForm } from '../stories/support/forms/loadStoryForm.ts';
import { writtenForm } from '../stories/support/forms/smallForms.ts';
import { StoryLanguageContext } from '../stories/support/StoryLanguage.ts';
import { DocsFrame } from './DocsFrame.tsx';
import { DocsPage } from './DocsPage.tsx';
import { failOnObjectEditors } from './failOnObjectEditors.ts';
import { ownControls } from './ownControls.ts';
import { beginPlay, endPlay, playLanguages, usePlayLanguage } from './playLanguage.ts';
import { StoryBlock } from './StoryBlock.tsx';
import { failOnConsoleErrors, watchConsole } from './watchConsole.ts';

/**
 * Sets language, text size and theme on the root element, where the style sheets read them. On a
 * documentation page, each story has its own `lang` attribute, because the stories share the root
 * element.
 */
const InPage: Decorator = (Story, context) => {
  const { globals, loaded, viewMode } = context;
  const language = usePlayLanguage(context);
  const lang = LANGUAGE_CODES[language].html;
  const isOnDocsPage = viewMode === 'docs';
  useLayoutEffect(() => {
    const page = document.documentElement;
    if (!isOnDocsPage) page.lang = lang;
    page.dataset.theme = String(globals.theme);
    page.dataset.text = String(globals.textSize);
  }, [lang, isOnDocsPage, globals.theme, globals.textSize]);
  const showAllErrors = globals.errors === 'all';
  return (
    <StoryLanguageContext
      value={{ language, catalogue: loaded.texts[language].validation, showAllErrors }}
    >
      {isOnDocsPage ? (
        <div lang={lang}>
          <Story />
        </div>
      ) : (
        <Story />
      )}
    </StoryLanguageContext>
  );
};

/**
 * Sets the controls to the schema and the UI schema of a small form, unless the story has its own.
 */
const withDefinition: NonNullable<Preview['argsEnhancers']>[number] = ({ initialArgs }) => {
  const { schema, ui } = writtenForm(String(initialArgs.form)) ?? {};
  return schema && ui ? { schema, ui, ...initialArgs } : {};
};

const withoutTraps: NonNullable<Preview['argTypesEnhancers']>[number] = (story) =>
  ownControls(story.argTypes, {
    isForm: 'form' in story.initialArgs,
    isSmall: writtenForm(String(story.initialArgs.form)) !== undefined,
  });

function screenOf(name: string, width: number, height: number) {
  return { name, styles: { width: `${width}px`, height: `${height}px` }, type: 'other' } as const;
}

/** Returns a toolbar item for a text size. Its value is a number, as in a shared URL. */
function sizeOf(percent: number) {
  return { value: percent, title: `${percent} %` };
}

/**
 * The axe options. A test run reports only violations, which takes a tenth of the time. Reviewers
 * also see the passed checks.
 */
const AXE = import.meta.env.MODE === 'test' ? { resultTypes: ['violations' as const] } : {};

/** Returns the product's texts, by language. */
async function textsIn(languages: readonly Language[]) {
  const texts = languages.map(async (each) => [each, await loadProductTexts(each)]);
  return Object.fromEntries(await Promise.all(texts));
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error', options: AXE },
    controls: { expanded: true },
    docs: { container: DocsFrame, page: DocsPage, components: { Story: StoryBlock } },
    viewport: {
      options: {
        phone: screenOf('Phone, 320 px', 320, 640),
        tablet: screenOf('Tablet, 768 px', 768, 1024),
        desktop: screenOf('Desktop, 1280 px', 1280, 800),
      },
    },
    options: {
      storySort: {
        order: [
          'Guide',
          [
            'Introduction',
            'Your first form',
            'Try a definition',
            'Add a widget',
            'Life of a submission',
            'Payment statuses',
            'Accessibility',
            'Words',
            'Message keys',
          ],
          'Decisions',
          'Templates',
          'Widgets',
          'Fields',
          'Blocks',
          'Forms',
          'Dialogs',
          'Payment',
          'Signing',
          'Captcha',
          'Wizard',
          'Pages',
        ],
      },
    },
  },
  argTypes: {
    form: { control: false },
    schema: { control: 'object', table: { category: 'What an author writes' } },
    ui: { control: 'object', table: { category: 'What an author writes' } },
  },
  globalTypes: {
    language: {
      description: 'Language of the portal',
      toolbar: { icon: 'globe', items: [...LANGUAGES], dynamicTitle: true },
    },
    textSize: {
      description: 'Text size in per cent',
      toolbar: { icon: 'zoom', items: [100, 150, 200].map(sizeOf), dynamicTitle: true },
    },
    theme: {
      description: 'Colours; "forced" is a likeness of a system palette',
      toolbar: { icon: 'contrast', items: ['light', 'dark', 'forced'], dynamicTitle: true },
    },
    errors: {
      description: 'Errors: as the story has them, or all, as after Next',
      toolbar: {
        icon: 'alert',
        items: [
          { value: 'story', title: 'Errors as in the story' },
          { value: 'all', title: 'Show all errors' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { language: 'en', textSize: 100, theme: 'light', errors: 'story' },
  loaders: [
    // Loads lazy code first, because a story shows its widget, not lazy loading.
    async () => loadLazyCode(),
    async (context) => ({ texts: await textsIn(playLanguages(context)) }),
    async ({ args }) => {
      // Fetches the form before the story is rendered, so that `play` finds the form.
      if (typeof args.form === 'string') await loadStoryForm(args.form);
    },
  ],
  argsEnhancers: [withDefinition],
  argTypesEnhancers: [withoutTraps],
  decorators: [InPage],
  beforeEach: [watchConsole, beginPlay],
  afterEach: [endPlay, failOnConsoleErrors, failOnObjectEditors],
};

export default preview;
