import { resolve } from 'node:path';

/** The repository's top: where `schemas` and `engine` are. */
export const PROJECT_ROOT = resolve(import.meta.dirname, '..');
