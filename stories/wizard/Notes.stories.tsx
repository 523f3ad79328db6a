import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { serverDouble } from '../support/doubles/serverDouble.ts';
import { framed } from '../support/portal.tsx';
import { StoryWizard } from '../support/StoryWizard.tsx';
import { inWizard } from '../support/wizardStory.ts';

const portal = { config: { captchaDisabled: true }, transport: serverDouble('works') };

const meta = {
  title: 'Wizard/Notes',
  component: StoryWizard,
  ...inWizard,
  args: { form: 'LREAL1', screen: 'intro' },
  parameters: {
    ...framed('The important notes: the required items, the terms and the start buttons.', 900),
    layout: 'fullscreen',
    portal,
  },
} satisfies Meta<typeof StoryWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

const start = () => screen.findByRole('button', { name: 'Start filling in the form' });

export const Untouched: Story = {
  play: async () => {
    await start();
    await expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
};

export const BoxesNotTicked: Story = {
  play: async () => {
    await userEvent.click(await start());
    const dialog = within(await screen.findByRole('dialog', { name: 'Validation Error' }));
    await expect(dialog.getByText(/tick every box/)).toBeVisible();
  },
};

export const Started: Story = {
  play: async () => {
    await start();
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(await start());
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'How to submit' }),
    ).toHaveFocus();
  },
};

/** The operator's notices of every kind, and the periods when online payment is suspended. */
export const WithBroadcasts: Story = {
  parameters: {
    portal: {
      ...portal,
      config: {
        ...portal.config,
        announcePaymentWindows: true,
        paymentWindows: [
          {
            from: '2026-11-20T20:00:00+08:00',
            to: '2099-11-21T02:00:00+08:00',
            methods: ['visa'],
          },
        ],
        broadcasts: Object.fromEntries(
          (['info', 'success', 'warning', 'danger'] as const).map((type) => [
            type,
            {
              type,
              message: {
                en: `The counters close at **4 pm** on 24 December (${type}).`,
                'zh-Hant': `12 月 24 日櫃位於**下午四時**關閉（${type}）。`,
                'zh-Hans': `12 月 24 日柜位于**下午四时**关闭（${type}）。`,
              },
            },
          ]),
        ),
      },
    },
  },
};

export const TestEnvironment: Story = {
  parameters: { portal: { ...portal, config: { ...portal.config, environment: 'UAT' } } },
};
export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
export const SimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForcedColours: Story = { globals: { theme: 'forced' } };
export const TextTwiceAsLarge: Story = { globals: { textSize: 200 } };
