import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { OfflineNote } from '#screens';
import { framed, inPortal } from '../support/portal.tsx';

const meta = {
  title: 'Pages/No connection',
  component: OfflineNote,
  ...inPortal,
  parameters: framed('Over every page while there is no connection: filling in goes on.'),
} satisfies Meta<typeof OfflineNote>;

export default meta;
type Story = StoryObj<typeof meta>;

const SHOWN = /^You are offline\./;

/** What the browser says of its line; and that it says so. */
function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

function withoutLine(): () => void {
  setOnline(false);
  return () => {
    // The browser's own answer stands on what it inherits.
    Reflect.deleteProperty(navigator, 'onLine');
  };
}

export const Offline: Story = {
  beforeEach: withoutLine,
  play: async () => {
    await expect(await screen.findByText(SHOWN)).toBeVisible();
  },
};

export const TraditionalChinese: Story = {
  globals: { language: 'zh-Hant' },
  beforeEach: withoutLine,
};

/** The line comes back: the note goes by itself, and the page under it is all that is left. */
export const Back: Story = {
  beforeEach: withoutLine,
  render: () => (
    <>
      <OfflineNote />
      <p>The page, with its note gone.</p>
    </>
  ),
  play: async () => {
    await screen.findByText(SHOWN);
    setOnline(true);
    await waitFor(() => expect(screen.queryByText(SHOWN)).toBeNull());
  },
};
