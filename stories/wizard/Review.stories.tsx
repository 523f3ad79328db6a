import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import full from '#forms/LREAL1/samples/full.json' with { type: 'json' };
import { serverDouble } from '../support/doubles/serverDouble.ts';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../support/longLabel.ts';
import { framed } from '../support/portal.tsx';
import { StoryWizard } from '../support/StoryWizard.tsx';
import { inWizard } from '../support/wizardStory.ts';

const portal = { config: { captchaDisabled: true }, transport: serverDouble('works') };

const meta = {
  title: 'Wizard/Review',
  component: StoryWizard,
  ...inWizard,
  args: { form: 'LREAL1', screen: 'confirmation', data: full.formData },
  parameters: {
    ...framed('Every answer as text, each with a Change link; total and PDF.', 900),
    layout: 'fullscreen',
    portal,
  },
} satisfies Meta<typeof StoryWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

export const Online: Story = {
  play: async () => {
    await heading('Check your answers');
    await expect(screen.getByText('A123456(3)')).toBeVisible();
  },
};

export const ChangedAndBack: Story = {
  play: async () => {
    await heading('Check your answers');
    await userEvent.click(
      screen.getByRole('button', { name: /^Change ?Name of owner in English$/ }),
    );
    await heading('Owner');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the review' }));
    await heading('Check your answers');
  },
};

/** A form by post ends here with the button Complete, without signature or payment. */
export const ByPost: Story = {
  args: { data: { ...full.formData, DeliveryMethod: 'post' } },
  play: async () => {
    await heading('Check your answers');
    await expect(screen.getByText('By post or courier')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Complete' })).toBeVisible();
  },
};

/** A missing answer reads "not provided", never as an empty line. */
export const HardlyAnything: Story = { args: { data: { DeliveryMethod: 'online' } } };

const longTexts = (words: string) => ({
  'SubscriberNameEng.label': words,
  '$steps.subscriberParticulars.title': words,
  'orders.record': `${words} {n}`,
});

export const LongLabel: Story = { args: { texts: longTexts(LONG_LABEL) }, play: playNamed };

export const LongChineseLabel: Story = {
  args: { texts: longTexts(LONG_CHINESE_LABEL) },
  globals: { language: 'zh-Hant' },
};

async function playNamed() {
  await heading('Check your answers');
  await expect(screen.getAllByText(LONG_LABEL).length).toBeGreaterThan(1);
}

export const PdfOpened: Story = {
  play: async () => {
    await heading('Check your answers');
    await userEvent.click(screen.getByRole('button', { name: /PDF/ }));
    await expect(await screen.findByRole('link', { name: /Download|Save/ })).toBeVisible();
  },
};

export const PdfBeingMade: Story = {
  parameters: { portal: { ...portal, transport: serverDouble('slow') } },
  play: pdfStateOf(/being made|prepar|making/i),
};

export const PdfFailed: Story = {
  parameters: { portal: { ...portal, transport: serverDouble('busy') } },
  play: pdfStateOf(/could not|cannot/i),
};

function pdfStateOf(words: RegExp) {
  return async () => {
    await heading('Check your answers');
    await userEvent.click(screen.getByRole('button', { name: /PDF/ }));
    await expect(await screen.findByText(words)).toBeVisible();
  };
}

export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
export const SimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForcedColours: Story = { globals: { theme: 'forced' } };
export const TextTwiceAsLarge: Story = { globals: { textSize: 200 } };
