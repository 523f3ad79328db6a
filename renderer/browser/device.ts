/**
 * Checks whether the page runs on an iPhone or iPad, which online submission of some forms does not
 * support (document 2, section 1). A newer iPad identifies as a Mac, but has a touch screen.
 */
export function isIos(): boolean {
  if (typeof navigator === 'undefined') return false;
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
