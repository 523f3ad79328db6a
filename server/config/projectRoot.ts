import { resolve } from 'node:path';

/** The root of the repository, with `schemas` and `engine`. */
export const PROJECT_ROOT = resolve(import.meta.dirname, '../..');
