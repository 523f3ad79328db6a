import { resolve } from 'node:path';

/**
 * The root folder of the repository or of an installed portal; it contains `schemas` and `engine`.
 */
export const PROJECT_ROOT = resolve(import.meta.dirname, '../..');
