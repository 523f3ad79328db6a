import { BODY_LIMITS } from '../../plugins/routeConfig.ts';

/**
 * Options of the calls that carry answers and files: a captcha, a body of at most 44 MB that counts
 * as an upload when it is big, and files that are taken out of it.
 */
export const WITH_FILES = {
  bodyLimit: BODY_LIMITS.files,
  config: {
    captcha: true,
    rate: 'submission',
    largeBody: true,
    files: true,
    longTexts: ['pdfData'],
    callHeaders: ['formDefinition'],
  },
} as const;

/** The same for a call that may be repeated under its key. */
export const WITH_FILES_ONCE = {
  ...WITH_FILES,
  config: { ...WITH_FILES.config, callHeaders: ['formDefinition', 'idempotencyKey'] },
} as const;

/** Options of the calls that carry names and numbers only. */
export const SMALL = {
  bodyLimit: BODY_LIMITS.small,
  config: { captcha: true, rate: 'submission' },
} as const;
