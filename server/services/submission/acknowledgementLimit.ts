import { SIGNED_DOCUMENT_LIMIT_BYTES } from '#engine';

/** Largest acknowledgement that is checked, in bytes: the signed form, pages and answers take less. */
export const ACKNOWLEDGEMENT_LIMIT_BYTES = 4 * SIGNED_DOCUMENT_LIMIT_BYTES;
