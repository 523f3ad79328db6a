import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { writeFormStories } from './formStories.ts';
import { messageKeyTable } from './messageKeys.ts';
import { storyForms } from './storyForms.ts';

await writeFormStories();

const config: StorybookConfig = {
  stories: [
    '../stories/**/*.mdx',
    '../stories/**/*.stories.@(ts|tsx)',
    '../build/stories/forms/*.stories.ts',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Without it the guide's tables would show as plain text with bars.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  // These first steps are for people who set up a Storybook.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The root of the portal's Vite settings is the portal; the root of the stories is the project.
  viteFinal: (vite) => mergeConfig(vite, { root: '.', plugins: [storyForms(), messageKeyTable()] }),
};

export default config;
