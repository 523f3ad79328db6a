import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ShapeCheck, shapeCheck } from '#compiler';
import { PROJECT_ROOT } from '../../config/projectRoot.ts';

const FOLDER = join(PROJECT_ROOT, 'schemas/meta');

let check: ShapeCheck | undefined;

/** Checks shapes with the meta-schemas of `schemas/meta`, which are read at the first call. */
export const checkShape: ShapeCheck = (meta, value) => {
  check ??= shapeCheck(
    readdirSync(FOLDER)
      .filter((name) => name.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'))),
    URL.canParse,
  );
  return check(meta, value);
};
