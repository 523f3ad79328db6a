import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import full from '#forms/LREAL1/samples/full.json' with { type: 'json' };
import { serverDouble } from '../support/doubles/serverDouble.ts';
import { framed } from '../support/portal.tsx';
import { StoryWizard } from '../support/StoryWizard.tsx';
import { inWizard } from '../support/wizardStory.ts';

const meta = {
  title: 'Wizard/Step',
  component: StoryWizard,
  ...inWizard,
  args: { form: 'LREAL1', screen: 'step', step: 'orders', data: full.formData },
  parameters: {
    ...framed(
      'A step of the form in the frame of the portal: the step menu, the questions, Back and Next.',
      900,
    ),
    layout: 'fullscreen',
    portal: { config: { captchaDisabled: true }, transport: serverDouble('works') },
  },
} satisfies Meta<typeof StoryWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

export const Untouched: Story = {
  args: { screen: 'firstStep' },
  play: async () => {
    await heading('How to submit');
    await expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  },
};

/** Next shows the errors, and the step remains open. */
export const NothingChosen: Story = {
  args: { screen: 'firstStep' },
  play: async () => {
    await heading('How to submit');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(await screen.findByRole('dialog', { name: 'Validation Error' })).toBeVisible();
  },
};

/** The next step, with the focus on its heading; the menu marks the first step as done. */
export const GoneOn: Story = {
  args: { screen: 'firstStep' },
  play: async () => {
    await heading('How to submit');
    await userEvent.click(screen.getByRole('radio', { name: /online/i }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(await heading('Owner')).toHaveFocus();
    const menu = within(screen.getByRole('navigation', { name: 'Steps' }));
    await expect(menu.getAllByRole('listitem', { hidden: true })[1]).toHaveTextContent(/Completed/);
  },
};

/** The applicant returns from the last screen: answers remain, and the menu links forward. */
export const ComeBackTo: Story = {
  play: async () => {
    await heading('Land registers');
    const menu = within(screen.getByRole('navigation', { name: 'Steps' }));
    await expect(menu.getByRole('button', { name: 'Review', hidden: true })).toBeEnabled();
  },
};

export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
export const SimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForcedColours: Story = { globals: { theme: 'forced' } };
export const TextTwiceAsLarge: Story = { globals: { textSize: 200 } };
