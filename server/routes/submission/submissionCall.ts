import { BODY_LIMITS } from '../../http/routeConfig.ts';

/**
 * The options of calls with answers and files. They require a captcha, allow a body of 44 MB, and
 * extract the files from the body. A large body counts as an upload.
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

/** The options of `WITH_FILES`, for a call that may be repeated with the same idempotency key. */
export const WITH_FILES_ONCE = {
  ...WITH_FILES,
  config: { ...WITH_FILES.config, callHeaders: ['formDefinition', 'idempotencyKey'] },
} as const;

/** The options of calls with names and numbers only. */
export const SMALL = {
  bodyLimit: BODY_LIMITS.small,
  config: { captcha: true, rate: 'submission' },
} as const;
