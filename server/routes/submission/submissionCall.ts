import { BODY_LIMITS } from '../../http/routeConfig.ts';

/**
 * The options of calls with answers and files: a captcha, a body of at most 44 MB that counts as an
 * upload when it is large, and extraction of its files.
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

/** The same options for a call that may be repeated under its key. */
export const WITH_FILES_ONCE = {
  ...WITH_FILES,
  config: { ...WITH_FILES.config, callHeaders: ['formDefinition', 'idempotencyKey'] },
} as const;

/** The options of calls with names and numbers only. */
export const SMALL = {
  bodyLimit: BODY_LIMITS.small,
  config: { captcha: true, rate: 'submission' },
} as const;
