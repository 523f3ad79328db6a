import type { Decorator, StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** Disables everything in the story, as a page does while it waits for the server. */
export const disabled: Decorator = (Story) => (
  <fieldset disabled>
    <Story />
  </fieldset>
);

/** Checks that no control can be focused or clicked, and that the story renders at least one. */
export async function playDisabled({ canvasElement }: Pick<StoryContext, 'canvasElement'>) {
  const controls = () => [
    ...canvasElement.querySelectorAll('input, select, textarea, button, a[href], [tabindex="0"]'),
  ];
  // Some widgets are lazy-loaded; the last button is the story's own.
  await waitFor(() => expect(controls().length).toBeGreaterThan(1), { timeout: 10_000 });
  await expect(controls().filter((control) => !control.matches(':disabled'))).toEqual([]);
}
