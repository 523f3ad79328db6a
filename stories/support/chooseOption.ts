import { fireEvent, waitFor, within } from 'storybook/test';

/**
 * Chooses from a native list as keys do, by an option's words. After a made-up press WebKit would open the list
 * itself, over the page, and take back what is chosen in the page.
 */
export async function chooseOption(list: HTMLElement, words: string): Promise<void> {
  const option = within(list).getByRole<HTMLOptionElement>('option', { name: words });
  list.focus();
  await fireEvent.change(list, { target: { value: option.value } });
  // React puts the old option back until the answer has changed.
  await waitFor(() => {
    if (!option.selected) throw new Error(`"${words}" was not chosen`);
  });
}
