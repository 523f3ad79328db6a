/**
 * Scrolls the active option into view, in its list and in the window, which may be too small for
 * the whole list. The browser does not scroll, because the focus stays in the input.
 */
export function showOption(option: HTMLElement): void {
  option.scrollIntoView?.({ block: 'nearest' });
}
