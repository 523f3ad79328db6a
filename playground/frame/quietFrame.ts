/**
 * Keeps the form in its frame. It must not take the focus from an editor when it changes, leave the
 * frame by a link, or ask before the page is closed: its answers are only trials.
 *
 * @param page the window of the frame
 */
export function quietFrame(page: Window & typeof globalThis): void {
  const focus = page.HTMLElement.prototype.focus;
  page.HTMLElement.prototype.focus = function focusInside(options) {
    if (page.document.hasFocus()) focus.call(this, options);
  };
  page.addEventListener('beforeunload', (event) => event.stopImmediatePropagation());
  page.addEventListener('click', (event) => {
    const link = event.target instanceof page.Element ? event.target.closest('a[href]') : null;
    const address = link?.getAttribute('href') ?? '#';
    if (!address.startsWith('#') && !address.startsWith('blob:')) event.preventDefault();
  });
}
