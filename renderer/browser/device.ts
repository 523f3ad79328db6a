/**
 * Checks whether the page runs on an iPhone or iPad, where some forms cannot be submitted online
 * (document 2, section 1). A newer iPad reports macOS, but also a touch screen.
 */
export function isIos(): boolean {
  if (typeof navigator === 'undefined') return false;
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
