import { SIGNED_DOCUMENT_LIMIT_BYTES } from '#engine';

/**
 * Maximum size of an acknowledgement to check, in bytes. The signed form, pages and answers
 * together are smaller.
 */
export const ACKNOWLEDGEMENT_LIMIT_BYTES = 4 * SIGNED_DOCUMENT_LIMIT_BYTES;
