/** The answer that names the method of payment: asked on the review, `CDPaymentMethod` on the wire. */
export const METHOD_FIELD = '/CDPaymentMethod';

/** Id of the step that is there only when an e-Cheque was chosen. */
export const E_CHEQUE_STEP = 'eCheque';

/** The widget of a file that is an e-Cheque for the fee of the form. */
export const E_CHEQUE_WIDGET = 'e-cheque';
