/**
 * For Playwright's `screenshot()`: a picture of a page from its top to its end. Records out of sight are
 * painted, too: nobody scrolls to them before the picture is taken, and `content-visibility` would leave
 * their cards empty.
 */
export const WHOLE_PAGE = {
  fullPage: true,
  style: '* { content-visibility: visible !important; }',
};
