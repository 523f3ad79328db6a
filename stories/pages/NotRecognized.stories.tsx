import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { NotRecognized } from '#screens';
import { framed, inPortal } from '../support/portal.tsx';

const meta = {
  title: 'Pages/Unknown address',
  component: NotRecognized,
  ...inPortal,
  parameters: {
    ...framed('An address that no form has, and the way back to the list.'),
    layout: 'fullscreen',
  },
  // Anywhere else the page leaves for its own address.
  beforeEach: () => {
    const { pathname } = window.location;
    moveTo('/notRecognized');
    return () => moveTo(pathname);
  },
} satisfies Meta<typeof NotRecognized>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The query stays as it is by then: Storybook has its own in it. */
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
