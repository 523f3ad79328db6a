import { fireEvent, waitFor, within } from 'storybook/test';

/**
 * Chooses from a native list as keys do, by an option's text. After a simulated press WebKit would
 * open the list itself and undo the choice made in the page.
 */
export async function chooseOption(list: HTMLElement, words: string): Promise<void> {
  const option = within(list).getByRole<HTMLOptionElement>('option', { name: words });
  list.focus();
  await fireEvent.change(list, { target: { value: option.value } });
  // React restores the old option until the answer has changed.
  await waitFor(() => {
    if (!option.selected) throw new Error(`"${words}" was not chosen`);
  });
}
