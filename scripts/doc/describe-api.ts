/**
 * `npm run api:doc`: writes the API for the guide, from the document that a portal serves at
 * `/documentation/json`. The portal has no forms and a temporary folder; a test checks that the
 * file is current.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from '../../server/compose.ts';
import { readConfig } from '../../server/config/config.ts';
import { referenceOf } from '../../server/openapi/reference.ts';
import { ROOT } from '../command/run.ts';

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
