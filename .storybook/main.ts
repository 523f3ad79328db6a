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
      // Without `remarkGfm`, the guide's tables would be plain text with bars.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  // The onboarding checklist is for people who set up a Storybook.
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // In the portal's Vite settings, the root is the portal. The stories need the project as their
  // root.
  viteFinal: (vite) => mergeConfig(vite, { root: '.', plugins: [storyForms(), messageKeyTable()] }),
};

export default config;
