/**
 * Brings the option that the keys have reached into sight: in its list and, where large text or a small
 * window leaves no room for the whole list, in the window. The focus stays in the box, so that the browser
 * does not do it.
 */
export function showOption(option: HTMLElement): void {
  option.scrollIntoView?.({ block: 'nearest' });
}
