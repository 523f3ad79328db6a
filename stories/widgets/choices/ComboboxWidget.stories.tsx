import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { disabled } from '../../support/disabled.tsx';
import { LONG_CHINESE_LABEL, LONG_LABEL } from '../../support/longLabel.ts';
import { REVIEWED } from '../../support/reviewed.tsx';
import { StoryForm } from '../../support/StoryForm.tsx';
import { usage } from '../../support/usage.ts';

const meta = {
  title: 'Widgets/Combobox',
  component: StoryForm,
  args: { form: 'combobox' },
  parameters: usage(
    'combobox',
    'One of many options, searched by English or Chinese words; for lists that are too long to read. For fewer than about fifteen options a native list is better: leave `ui:widget` out.',
  ),
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the input once the search is loaded; until then the field is a native list. */
async function searchInput(canvasElement: HTMLElement): Promise<HTMLInputElement> {
  return within(canvasElement).findByPlaceholderText<HTMLInputElement>(/Type|輸入|输入/);
}

export const Empty: Story = {};

export const Filled: Story = { args: { data: { nature: 'mortgage' } } };

export const Required: Story = { args: { attempted: true } };

export const ReadOnly: Story = { args: { data: { nature: 'mortgage' }, readOnly: true } };

/** The content of the review and of the print. */
export const Reviewed: Story = {
  ...REVIEWED,
  args: { ...Filled.args },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);

    await expect(canvas.getByText(/Mortgage/)).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: { attempted: true, texts: { 'nature.label': LONG_LABEL } },
};

export const Disabled: Story = { args: { data: { nature: 'mortgage' } }, decorators: [disabled] };

export const LongChineseLabel: Story = {
  args: { attempted: true, texts: { 'nature.label': LONG_CHINESE_LABEL } },
  globals: { language: 'zh-Hant' },
};

export const TraditionalChinese: Story = {
  args: { data: { nature: 'mortgage' }, attempted: true },
  globals: { language: 'zh-Hant' },
};

export const SimplifiedChinese: Story = {
  args: { attempted: true },
  globals: { language: 'zh-Hans' },
};

export const Dark: Story = { args: { attempted: true }, globals: { theme: 'dark' } };

export const ForcedColours: Story = { args: { attempted: true }, globals: { theme: 'forced' } };

export const TextTwiceAsLarge: Story = { args: { attempted: true }, globals: { textSize: 200 } };

export const FoundByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await searchInput(canvasElement);

    await userEvent.type(box, 'agreement for');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    await expect(active).toHaveTextContent('Provisional Agreement for Sale and Purchase');
    await userEvent.keyboard('{Enter}');

    await expect(box).toHaveValue('Provisional Agreement for Sale and Purchase');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('option')).toBeNull();
  },
};

export const FoundByChinese: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await searchInput(canvasElement);

    await userEvent.type(box, '买卖合约');
    const first = (await canvas.findAllByRole('option'))[0] as HTMLElement;
    await expect(first).toHaveTextContent('Agreement for Sale and Purchase 买卖合约');
    await expect(within(first).getByText('买卖合约')).toHaveAttribute('lang', 'zh-Hans');
    await userEvent.click(first);

    await expect(box).toHaveValue('Agreement for Sale and Purchase');
    await expect(box).toHaveFocus();
  },
};

export const NothingFound: Story = {
  args: { attempted: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await searchInput(canvasElement);

    await userEvent.type(box, 'Charging ordre');
    await userEvent.tab();

    const message = canvas.getByText(
      '“Charging ordre” is not in the list. Choose an entry of the list.',
    );
    await expect(box).toHaveValue('Charging ordre');
    await expect(box).toBeInvalid();
    await expect(box.getAttribute('aria-describedby')?.split(' ')).toContain(message.id);
  },
};

export const ListOpen: Story = {
  args: { data: { nature: 'mortgage' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = await searchInput(canvasElement);

    await userEvent.click(canvas.getByRole('button', { name: 'Show the list' }));

    await expect(box).toHaveFocus();
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Mortgage');
  },
};
