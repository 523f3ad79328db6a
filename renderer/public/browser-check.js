/**
 * Tells who cannot use the portal why. What is looked for is what its code is built on: the browsers
 * of two and a half years ago. Written for browsers of any age.
 */
function lookAtBrowser() {
  var notice = document.getElementById('browser-notice');
  var isFit =
    'noModule' in document.createElement('script') &&
    typeof HTMLDialogElement === 'function' &&
    typeof structuredClone === 'function' &&
    typeof Array.prototype.findLast === 'function' &&
    typeof AbortSignal === 'function' &&
    typeof AbortSignal.timeout === 'function' &&
    typeof crypto === 'object';
  if (notice && !isFit) notice.hidden = false;
}

lookAtBrowser();
