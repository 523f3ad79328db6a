import { SIGNED_DOCUMENT_LIMIT_BYTES } from '#engine';

/**
 * Largest acknowledgement that is checked, in bytes: signed form, pages and answers are smaller.
 */
export const ACKNOWLEDGEMENT_LIMIT_BYTES = 4 * SIGNED_DOCUMENT_LIMIT_BYTES;
