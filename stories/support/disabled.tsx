import type { Decorator } from '@storybook/react-vite';

/** Everything in the story is disabled, as a page does while it waits for the server. */
export const disabled: Decorator = (Story) => (
  <fieldset disabled>
    <Story />
  </fieldset>
);
