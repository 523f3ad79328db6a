import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { NotRecognized } from '#screens';
import { framed, inPortal } from '../support/portal.tsx';

const meta = {
  title: 'Pages/Unknown address',
  component: NotRecognized,
  ...inPortal,
  parameters: {
    ...framed('Shown for an address without a form, with a link back to the list.'),
    layout: 'fullscreen',
  },
  // At any other path, the page redirects to its own path.
  beforeEach: () => {
    const { pathname } = window.location;
    moveTo('/notRecognized');
    return () => moveTo(pathname);
  },
} satisfies Meta<typeof NotRecognized>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Changes the path and keeps the query, which Storybook needs. */
function moveTo(pathname: string): void {
  const { history, location } = window;
  history.replaceState(history.state, '', `${pathname}${location.search}`);
}

export const Shown: Story = {
  play: async () => {
    await expect(
      await screen.findByRole('link', { name: 'Return to the list of forms' }),
    ).toBeVisible();
  },
};
