/**
 * `npm run api:doc`: writes the API as the guide shows it, from the document that a portal serves at
 * `/documentation/json`. The portal is one without forms, in a folder of its own; a test keeps the
 * file fresh.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '../server/compose.ts';
import { readConfig } from '../server/config.ts';
import { referenceOf } from '../server/openapi/reference.ts';
import { ROOT } from './run.ts';

const FILE = join(ROOT, 'stories/guide/apiReference.generated.json');

const folder = mkdtempSync(join(tmpdir(), 'landform-api-'));
const formsDir = join(folder, 'forms');
mkdirSync(formsDir);
const portal = await compose(
  readConfig({
    DATA_DIR: join(folder, 'data'),
    FORMS_DIR: formsDir,
    DEFINITIONS_DIR: join(folder, 'definitions'),
    IDENTITY_APP: 'sandbox',
    LOG_LEVEL: 'silent',
  }),
);
try {
  await portal.app.ready();
  writeFileSync(FILE, `${JSON.stringify(referenceOf(portal.app.swagger()), null, 1)}\n`);
} finally {
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
}
