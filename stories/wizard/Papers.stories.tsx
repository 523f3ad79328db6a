import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import representative from '#forms/LREAL1/samples/representative.json' with { type: 'json' };
import type { Transport } from '#screens';
import { serverDouble } from '../support/doubles/serverDouble.ts';
import { framed } from '../support/portal.tsx';
import { StoryWizard } from '../support/StoryWizard.tsx';
import { inWizard } from '../support/wizardStory.ts';

const portalOf = (transport: Transport) => ({ config: { captchaDisabled: true }, transport });

const meta = {
  title: 'Wizard/Papers',
  component: StoryWizard,
  ...inWizard,
  args: { form: 'LREAL1', screen: 'confirmation', data: representative.formData },
  parameters: {
    ...framed(
      'The papers that accompany the form, as Word documents filled in with the answers.',
      900,
    ),
    layout: 'fullscreen',
    portal: portalOf(serverDouble('works')),
  },
} satisfies Meta<typeof StoryWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

const papers = async () =>
  within(await screen.findByRole('region', { name: 'Documents to hand in' }));
const annexII = async () => (await papers()).getByRole('button', { name: /^Download Annex II:/ });

/** Returns the file name of the next download. */
function downloaded(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
    this: HTMLAnchorElement,
  ) {
    click.mockRestore();
    resolve(this.download);
  });
  return promise;
}

/** The list works without a mouse and keeps the focus. */
export const ByKeyboard: Story = {
  play: async () => {
    const buttons = (await papers()).getAllByRole('button');
    await expect(buttons).toHaveLength(2);
    const [first, second] = buttons;
    for (let at = 0; at < 100 && document.activeElement !== first; at += 1) await userEvent.tab();
    await expect(first).toHaveFocus();
    const download = downloaded();
    await userEvent.keyboard('{Enter}');
    await expect(await download).toBe('document.docx');
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};

/** The server is overloaded: the applicant can request the paper again. */
export const CannotBePrepared: Story = {
  parameters: { portal: portalOf(serverDouble('busy')) },
  play: async () => {
    await userEvent.click(await annexII());
    await expect(await (await papers()).findByRole('alert')).toHaveTextContent('Please try again.');
    await expect(await annexII()).toHaveFocus();
  },
};

/** Nothing scrolls sideways on a phone of 320 px. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const button = await annexII();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    const { left, right } = button.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(clientWidth);
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
export const SimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
