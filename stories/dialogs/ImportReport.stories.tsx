import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Language, Texts } from '#engine';
import { ImportReport } from '#screens';
import { framed, inPortal } from '../support/portal.tsx';

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    'memorials.label': 'Memorials',
    'memorials.nature.label': 'Nature of instrument',
    'memorials.parties.label': 'Parties',
    'memorials.prn.label': 'Property Reference Numbers (PRN)',
    'firmName.label': 'Name of firm or department',
    'firmRef.label': 'Your reference',
  },
  'zh-Hant': {
    'memorials.label': '註冊摘要',
    'memorials.nature.label': '文書性質',
    'memorials.parties.label': '各方',
    'memorials.prn.label': '物業參考編號',
    'firmName.label': '律師行或部門名稱',
    'firmRef.label': '你的檔案編號',
  },
  'zh-Hans': {
    'memorials.label': '注册摘要',
    'memorials.nature.label': '文书性质',
    'memorials.parties.label': '各方',
    'memorials.prn.label': '物业参考编号',
    'firmName.label': '律师行或部门名称',
    'firmRef.label': '你的档案编号',
  },
};

const SAVED_AT = '2026-11-20T14:32:00+08:00';

const OUTCOMES = {
  everyFate: {
    isOlder: true,
    taken: ['/memorials/0/nature', '/memorials/0/parties', '/firmRef'],
    kept: ['/firmName'],
    unfit: ['/memorials/0/prn/0'],
    unused: 2,
  },
  whole: { isOlder: false, taken: ['/memorials/0/nature'], kept: [], unfit: [], unused: 0 },
};

interface StoryImportProps {
  /** Result of reading the file. */
  readonly outcome: keyof typeof OUTCOMES;
  readonly onBringBack: () => void;
  readonly onClose: () => void;
}

function StoryImport({ outcome, onBringBack, onClose }: StoryImportProps) {
  const { isOlder, ...imported } = OUTCOMES[outcome];
  const imports = [{ formCode: 'LR152C', minVersion: 4, into: '/memorials', map: [] }];
  return (
    <ImportReport
      form={{ textsIn: (language) => TEXTS[language], plan: { imports } }}
      store={{ isVisible: (pointer) => pointer !== '/firmRef' }}
      loaded={{ isOlder, savedAt: SAVED_AT }}
      imported={{ formCode: 'LR152C', ...imported }}
      onBringBack={onBringBack}
      onClose={onClose}
    />
  );
}

const meta = {
  title: 'Dialogs/Import report',
  component: StoryImport,
  ...inPortal,
  args: { outcome: 'everyFate', onBringBack: fn(), onClose: fn() },
  argTypes: { outcome: { control: 'select', options: Object.keys(OUTCOMES) } },
  parameters: framed(
    'Lists the answers of another form’s file that were added or omitted, with the reason. The import can be undone.',
    480,
  ),
} satisfies Meta<typeof StoryImport>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Some answers were added, some omitted for each reason, and one is pending until its question
 * appears.
 */
export const EveryFate: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await expect(dialog).toHaveTextContent('Added: Nature of instrument, Parties.');
    await expect(dialog).toHaveTextContent('once this form asks for it: Your reference.');
    await expect(dialog).toHaveTextContent('your answer already: Name of firm or department.');
    await expect(dialog).toHaveTextContent('does not fit this form: Property Reference Numbers');
  },
};

/** The form accepted every answer. */
export const Whole: Story = { args: { outcome: 'whole' } };

export const TraditionalChinese: Story = { globals: { language: 'zh-Hant' } };
export const SimplifiedChinese: Story = { globals: { language: 'zh-Hans' } };
