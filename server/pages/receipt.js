/**
 * Stores the receipt in the URL with which the payment gateway redirects a browser. Removes the
 * receipt from the URL, so that no history contains it, and sends it to the portal. A receipt alone
 * proves nothing: the portal asks the gateway to check it, and queries the payment status.
 * `renderer/payment/receipts.ts` reads and deletes the stored receipt.
 */
(() => {
  const PREFIX = 'receipt.';
  const LIFE_MS = 24 * 60 * 60 * 1000;
  /** Maximum number of stored receipts. Any site can link to this page. */
  const MOST = 20;

  const address = new URL(location.href);
  const transactionId = address.searchParams.get('TRANSACTION_ID') ?? '';
  const receiptToken = address.searchParams.get('RECEIPT_TOKEN') ?? '';
  address.searchParams.delete('TRANSACTION_ID');
  address.searchParams.delete('RECEIPT_TOKEN');
  history.replaceState(history.state, '', address);
  const isReceipt =
    /^[A-Za-z0-9_-]{1,100}$/.test(transactionId) && /^[!-~]{1,500}$/.test(receiptToken);
  if (!isReceipt) return;

  const timeOf = (key) => {
    try {
      return Number(JSON.parse(localStorage.getItem(key) ?? '{}').at) || 0;
    } catch {
      return 0;
    }
  };

  try {
    const now = Date.now();
    const own = PREFIX + transactionId;
    const others = Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX) && key !== own)
      .sort((a, b) => timeOf(b) - timeOf(a));
    others.forEach((key, index) => {
      if (index >= MOST - 1 || now - timeOf(key) >= LIFE_MS) localStorage.removeItem(key);
    });
    localStorage.setItem(own, JSON.stringify({ transactionId, receiptToken, at: now }));
  } catch {
    // Storage is refused: the receipt is passed on all the same.
  }

  fetch('/api/payment/updatepayment', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ transactionid: transactionId, receipttoken: receiptToken }),
    keepalive: true,
  }).catch(() => {
    // The form asks by itself how the payment stands.
  });
})();
