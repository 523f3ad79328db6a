/**
 * Shows a notice if the browser cannot run the portal. Checks features that the portal's code
 * needs and that browsers have had for two and a half years. The syntax is valid in old browsers.
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
