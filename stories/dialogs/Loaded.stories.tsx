import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Language, Texts } from '#engine';
import { Loaded } from '#screens';
import { framed, inPortal } from '../support/portal.tsx';

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    'phone.label': 'Telephone',
    'orders.note.label': 'Remarks',
    'title.label': 'Title',
    '$migrations.fax': 'Fax number: we no longer send faxes.',
  },
  'zh-Hant': {
    'phone.label': '電話',
    'orders.note.label': '備註',
    'title.label': '稱謂',
    '$migrations.fax': '傳真號碼：我們不再發出傳真。',
  },
  'zh-Hans': {
    'phone.label': '电话',
    'orders.note.label': '备注',
    'title.label': '称谓',
    '$migrations.fax': '传真号码：我们不再发出传真。',
  },
};

const SAVED_AT = '2026-11-20T14:32:00+08:00';

const OUTCOMES = {
  earlierVersion: {
    savedAt: SAVED_AT,
    isOlder: true,
    kept: 12,
    changed: ['/phone', '/orders/note'],
    reasons: ['$migrations.fax'],
    dropped: ['/title'],
  },
  whole: { savedAt: SAVED_AT, isOlder: false, kept: 12, changed: [], reasons: [], dropped: [] },
};

interface StoryLoadedProps {
  /** Result of reading the file. */
  readonly outcome: keyof typeof OUTCOMES;
  /** Whether the file replaced answers. */
  readonly hasReplaced: boolean;
  readonly onBringBack: () => void;
  readonly onClose: () => void;
}

function StoryLoaded({ outcome, hasReplaced, onBringBack, onClose }: StoryLoadedProps) {
  return (
    <Loaded
      form={{ textsIn: (language) => TEXTS[language] }}
      loaded={OUTCOMES[outcome]}
      onBringBack={hasReplaced ? onBringBack : undefined}
      onClose={onClose}
    />
  );
}

const meta = {
  title: 'Dialogs/Loaded',
  component: StoryLoaded,
  ...inPortal,
  args: { outcome: 'earlierVersion', hasReplaced: true, onBringBack: fn(), onClose: fn() },
  argTypes: { outcome: { control: 'select', options: Object.keys(OUTCOMES) } },
  parameters: framed(
    'Lists the answers of a saved file that were loaded, changed and omitted. The replaced answers can be restored.',
    420,
  ),
} satisfies Meta<typeof StoryLoaded>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A file of an earlier version of the form. */
export const EarlierVersion: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await expect(dialog).toHaveTextContent('Answers loaded: 12.');
    await expect(dialog).toHaveTextContent(
      'Changed to fit the present version of the form: Telephone, Remarks.',
    );
    await expect(dialog).toHaveTextContent('These answers could not be loaded: Title.');
    await expect(screen.getByRole('listitem')).toHaveTextContent(
      'Fax number: we no longer send faxes.',
    );
    await userEvent.tab({ shift: true });
    await expect(
      screen.getByRole('button', { name: 'Bring back my earlier answers' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBringBack).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Every answer was loaded, and no earlier answer was replaced. */
export const Whole: Story = {
  args: { outcome: 'whole', hasReplaced: false },
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Answers loaded: 12.');
    await expect(screen.getAllByRole('button')).toHaveLength(1);
  },
};

export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
export const SimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const ForcedColours: Story = { globals: { theme: 'forced' } };
export const TextTwiceAsLarge: Story = { globals: { textSize: 200 } };
