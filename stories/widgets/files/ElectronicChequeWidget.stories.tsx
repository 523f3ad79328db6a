import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { type ElectronicChequeProblem, ElectronicChequeReaderContext } from '#renderer';
import { disabled, playDisabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm, type StoryFormProps } from '../../support/StoryForm.tsx';
import { keptFile, pdfFile } from '../../support/sampleFiles.ts';
import { usage } from '../../support/usage.ts';

interface StoryChequeProps extends StoryFormProps {
  /** The result of reading the e-Cheque; `none`: no check before the submission. */
  readonly reader: 'none' | 'accepts' | 'slow' | 'busy' | ElectronicChequeProblem;
}

/** Renders the form with the story's own reader of e-Cheques. */
function StoryCheque({ reader, ...form }: StoryChequeProps) {
  const read = useMemo(() => {
    if (reader === 'none') return undefined;
    return async () => {
      if (reader === 'slow') return new Promise<never>(() => undefined);
      if (reader === 'busy') return { kind: 'busy' } as const;
      if (reader === 'accepts') return { kind: 'accepted', facts: FACTS } as const;
      return { kind: 'refused', fault: reader } as const;
    };
  }, [reader]);
  return (
    <ElectronicChequeReaderContext value={read}>
      <StoryForm {...form} />
    </ElectronicChequeReaderContext>
  );
}

const FACTS = {
  payee: 'The Government of the Hong Kong Special Administrative Region',
  amountCents: 38_000,
  date: '18/11/2026',
};

const FAULTS = ['invalid', 'wrongAmount', 'wrongCurrency', 'wrongPayee', 'expired'].map(
  (name) => `validation_eCheque_${name}`,
);

const meta = {
  title: 'Widgets/e-Cheque',
  component: StoryCheque,
  args: { form: 'e-cheque', reader: 'accepts' },
  argTypes: {
    reader: { control: 'select', options: ['none', 'accepts', 'slow', 'busy', ...FAULTS] },
  },
  parameters: usage(
    'e-cheque',
    'An e-Cheque: a PDF as the bank issued it. Its required terms are above the input, and a file with other terms is rejected. If it cannot be checked now, it is checked at the submission.',
  ),
} satisfies Meta<typeof StoryCheque>;

export default meta;
type Story = StoryObj<typeof meta>;

const KEPT = { uploadECheque: keptFile('eCheque_000123.pdf', 183_456) };

const upload = async (canvasElement: HTMLElement, file = pdfFile('eCheque_000123.pdf')) =>
  userEvent.upload(within(canvasElement).getByLabelText(/^e-Cheque/), file, {
    applyAccept: false,
  });

const refused =
  (words: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await upload(canvasElement);
    const [shown] = await canvas.findAllByText(words);
    await expect(shown).toBeVisible();
    await expect(canvas.getByLabelText(/^e-Cheque/)).toBeInvalid();
    await expect(canvas.queryByText('eCheque_000123.pdf')).toBeNull();
  };

export const Empty: Story = {};
export const Required: Story = { args: { attempted: true } };
export const Filled: Story = { args: { data: KEPT } };
export const ReadOnly: Story = { args: { data: KEPT, readOnly: true } };

export const Disabled: Story = {
  args: { ...Filled.args },
  decorators: [disabled],
  play: playDisabled,
};
/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { ...Filled.args },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText(/[.]pdf/)).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'uploadECheque.label': LONG_LABEL } },
};

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'uploadECheque.label': LONG_CHINESE_LABEL } },
  globals: { language: 'zh-Hant' },
};

export const TraditionalChinese: Story = {
  args: { data: KEPT, attempted: true },
  globals: { language: 'zh-Hant' },
};
export const SimplifiedChinese: Story = {
  args: { attempted: true },
  globals: { language: 'zh-Hans' },
};
export const Dark: Story = { args: { data: KEPT }, globals: { theme: 'dark' } };
export const ForcedColours: Story = { args: { data: KEPT }, globals: { theme: 'forced' } };
export const TextTwiceAsLarge: Story = { args: { data: KEPT }, globals: { textSize: 200 } };

export const Accepted: Story = {
  play: async ({ canvasElement }) => {
    await upload(canvasElement);
    const words = await within(canvasElement).findByText(/The e-Cheque is in order/);
    await expect(words).toHaveTextContent('HK$380.00');
  },
};

export const BeingChecked: Story = {
  args: { reader: 'slow' },
  play: async ({ canvasElement }) => {
    await upload(canvasElement);
    await expect(await within(canvasElement).findByText(/Checking eCheque_000123/)).toBeVisible();
  },
};

/**
 * The file cannot be checked now. The page accepts the file, which is checked when the answers are
 * saved.
 */
export const ReaderBusy: Story = {
  args: { reader: 'busy' },
  play: async ({ canvasElement }) => {
    await upload(canvasElement);
    await expect(await within(canvasElement).findByText(/checked when you continue/)).toBeVisible();
  },
};

export const CheckedWhenSaved: Story = { ...ReaderBusy, args: { reader: 'none' } };

export const NoPdf: Story = {
  play: async ({ canvasElement }) => {
    await upload(canvasElement, new File(['x'], 'cheque.jpg'));
    const [shown] = await within(canvasElement).findAllByText(/not one of the accepted types: PDF/);
    await expect(shown).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { reader: 'validation_eCheque_invalid' },
  play: refused(/The e-Cheque is not valid/),
};
export const WrongAmount: Story = {
  args: { reader: 'validation_eCheque_wrongAmount' },
  play: refused(/amount of the e-Cheque is not the amount to pay/),
};
export const WrongCurrency: Story = {
  args: { reader: 'validation_eCheque_wrongCurrency' },
  play: refused(/must be in Hong Kong dollars/),
};
export const WrongPayee: Story = {
  args: { reader: 'validation_eCheque_wrongPayee' },
  play: refused(/payee of the e-Cheque is not right/),
};
export const Expired: Story = {
  args: { reader: 'validation_eCheque_expired' },
  play: refused(/The e-Cheque has expired/),
};
