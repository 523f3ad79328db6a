import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FormsPage } from '#screens';
import { serverDouble } from '../support/doubles/serverDouble.ts';
import { framed, inPortal } from '../support/portal.tsx';

const meta = {
  title: 'Pages/List of forms',
  component: FormsPage,
  ...inPortal,
  parameters: {
    ...framed(
      'The landing page: the forms on offer in their groups. The search accepts any word of a code or a title in any language.',
      900,
    ),
    layout: 'fullscreen',
    portal: { transport: serverDouble('works') },
  },
} satisfies Meta<typeof FormsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code of a form is on one line, for titles of any length. */
export const Untouched: Story = {
  play: async () => {
    await expect(await screen.findByText('5 forms')).toBeVisible();
    const main = within(screen.getByRole('main'));
    const [long, short] = [main.getByText('LR125'), main.getByText('LR164')];

    await expect(long.offsetHeight).toBe(short.offsetHeight);
  },
};

/** A word of the Chinese title also finds the form in English. */
export const Sought: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), '圖則');

    await expect(screen.getByText('1 form')).toBeVisible();
    await expect(screen.getByRole('link', { name: /Deposited Plans/ })).toBeVisible();
    await expect(screen.queryByRole('link', { name: /Property Alert/ })).toBeNull();
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'passport');

    await expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

export const Awaited: Story = {
  parameters: { portal: { transport: serverDouble('slow') } },
};

export const NotToBeHad: Story = {
  parameters: { portal: { transport: serverDouble('busy') } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
export const ForcedColours: Story = { globals: { theme: 'forced' } };
