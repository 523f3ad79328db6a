/**
 * Options of Playwright's `screenshot()` for a picture of a whole page. They also paint records
 * outside the viewport, which `content-visibility` would leave empty without scrolling.
 */
export const WHOLE_PAGE = {
  fullPage: true,
  style: '* { content-visibility: visible !important; }',
};
