import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/command/run.ts';
import { formCodesIn } from '../../server/forms/source/readFormFiles.ts';
import sources from '../../stories/guide/contentSources.json' with { type: 'json' };

const FORMS = join(ROOT, 'forms');
const codes = await formCodesIn(FORMS);
const known: Readonly<Record<string, unknown>> = sources;

const WAYS = ['found', 'inferred', 'proposed', 'specified'];

describe('contentSources.json', () => {
  it.each(codes)(
    'has the sources of %s, and its manifest has a comment about them',
    async (code) => {
      expect(WAYS).toEqual(expect.arrayContaining(known[code] as string[]));
      const manifest = JSON.parse(await readFile(join(FORMS, code, 'manifest.json'), 'utf8'));
      expect(String(manifest.$comment)).toMatch(/found|inferred|proposed|specification/);
    },
  );
});
