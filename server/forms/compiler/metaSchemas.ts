import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ShapeCheck, shapeCheck } from '#compiler';
import { PROJECT_ROOT } from '../../config/projectRoot.ts';

const FOLDER = join(PROJECT_ROOT, 'schemas/meta');

let check: ShapeCheck | undefined;

/**
 * Validates a JSON value against a meta-schema of `schemas/meta`. The first call reads the
 * meta-schemas.
 */
export const checkShape: ShapeCheck = (meta, value) => {
  check ??= shapeCheck(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))),
    URL.canParse,
  );
  return check(meta, value);
};
