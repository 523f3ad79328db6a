import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import meta from '#schemas/meta/manifest.schema.json' with { type: 'json' };
import { ROOT } from '../../scripts/command/run.ts';
import { formCodesIn } from '../../server/forms/source/readFormFiles.ts';
import { keysIn, keysOfSchema } from './support/manifestKeys.ts';

const FORMS = join(ROOT, 'forms');

/** Maximum number of forms that a title names. For more forms, the title has only their number. */
const MOST_NAMED = 6;

const used = await Promise.all(
  (await formCodesIn(FORMS)).map(async (code) => {
    const text = await readFile(join(FORMS, code, 'manifest.json'), 'utf8');
    return { code, keys: new Set(keysIn(meta, JSON.parse(text))) };
  }),
);

/**
 * No form has a second version yet, so no form has a migration. `replay.test.ts` tests migrations
 * with changed copies of released forms.
 */
const FOR_LATER_VERSIONS = /^migrations(?:\.|$)/;

/** Every key that a manifest may have (`signatures.holder`), with the forms that use it. */
const table = [...new Set(keysOfSchema(meta))].map((key) => {
  const users = used.filter(({ keys }) => keys.has(key)).map(({ code }) => code);
  return {
    key,
    users,
    forms: users.length > MOST_NAMED ? `${users.length} forms` : users.join(', '),
  };
});

describe('every feature of the manifest is used by a form', () => {
  it('keysOfSchema: lists the keys of manifests, including nested keys', () => {
    const keys = table.map(({ key }) => key);
    for (const key of ['noAck', 'steps.hideBack', 'signatures.later', 'payment.items.each']) {
      expect(keys).toContain(key);
    }
  });

  it.each(table.filter(({ key }) => !FOR_LATER_VERSIONS.test(key)))(
    '$key is used by $forms',
    ({ users }) => {
      expect(users.length).toBeGreaterThan(0);
    },
  );
});
