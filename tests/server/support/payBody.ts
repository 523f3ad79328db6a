/** Returns the body of a call that starts a payment of HK$380. */
export function payBody(paymentMethod: string, more: object = {}) {
  return {
    transactionId: 'PAY1',
    webToken: 'token',
    paymentMethod,
    order: { totalAmount: '380.00', currency: 'HKD', orderDetails: [] },
    locale: 'zh-hk',
    ...more,
  };
}

/** The refusals that each call of a payment can send: reason, status and body. */
export const PAY_REFUSALS = [
  ['tokenWrong', 403, { error: 'WEB_TOKEN' }],
  ['returnUrl', 400, { error: 'RETURN_URL' }],
  ['eService', 400, { error: 'E_SERVICE' }],
  ['orderDiffers', 409, { message: 'amountMismatch' }],
  ['methodNotAvailable', 422, { message: 'paymentNotAvailable' }],
  ['tooManyAttempts', 429, { error: 'TOO_MANY_PAYMENTS' }],
  ['gatewayBusy', 502, { message: 'serverBusy' }],
] as const;
