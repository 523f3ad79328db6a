import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { OfflineNote } from '#screens';
import { framed, inPortal } from '../support/portal.tsx';

const meta = {
  title: 'Pages/No connection',
  component: OfflineNote,
  ...inPortal,
  parameters: framed(
    'Shown over every page without a connection: applicants can continue to fill in.',
  ),
} satisfies Meta<typeof OfflineNote>;

export default meta;
type Story = StoryObj<typeof meta>;

const SHOWN = /^You are offline\./;

/** Sets the browser's network state, and fires its event. */
function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

function withoutLine(): () => void {
  setOnline(false);
  return () => {
    // Restores the browser's own property, which is on the prototype.
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

/** The connection is restored: the note disappears, and only the page remains. */
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
