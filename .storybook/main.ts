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
      // Without it the guide's tables are lines of bars.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  // Its first steps are for who sets a Storybook up.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The portal's own Vite settings have the portal as their root; the stories' root is the project.
  viteFinal: (vite) => mergeConfig(vite, { root: '.', plugins: [storyForms(), messageKeyTable()] }),
};

export default config;
