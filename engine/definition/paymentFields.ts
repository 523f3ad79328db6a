/**
 * The answer with the payment method. The review asks for it, and its wire name is
 * `CDPaymentMethod`.
 */
export const METHOD_FIELD = '/CDPaymentMethod';

/** Id of the step that exists only if the applicant chose an e-Cheque. */
export const E_CHEQUE_STEP = 'eCheque';

/** The widget of a file answer for the e-Cheque that pays the fee of the form. */
export const E_CHEQUE_WIDGET = 'e-cheque';
