import type { Decorator, StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** Everything in the story is disabled, as a page does while it waits for the server. */
export const disabled: Decorator = (Story) => (
  <fieldset disabled>
    <Story />
  </fieldset>
);

/** Nothing of it can be reached by keyboard or clicked; the story draws some control at all. */
export async function playDisabled({ canvasElement }: Pick<StoryContext, 'canvasElement'>) {
  const controls = () => [
    ...canvasElement.querySelectorAll('input, select, textarea, button, a[href], [tabindex="0"]'),
  ];
  // Some widgets are fetched when they are first needed; the last button is the story's own.
  await waitFor(() => expect(controls().length).toBeGreaterThan(1), { timeout: 10_000 });
  await expect(controls().filter((control) => !control.matches(':disabled'))).toEqual([]);
}
