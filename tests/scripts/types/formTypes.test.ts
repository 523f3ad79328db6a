import { mkdtempSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { newFormFiles } from '../../../scripts/forms/text/newFormFiles.ts';
import { formTypes } from '../../../scripts/types/formTypes.ts';

/** Example fields: each kind of value, some with a condition. */
const PROPERTIES = {
  kind: { type: 'string', enum: ['person', 'firm'] },
  firm: { type: 'string', visibleWhen: { '/kind': { const: 'firm' } }, maxChars: 40 },
  agrees: { type: 'boolean' },
  signer: { type: 'string', optionsFrom: { list: '/rows', value: 'id' } },
  rows: {
    type: 'array',
    maxItems: 3,
    items: {
      type: 'object',
      required: ['id', 'proof'],
      properties: {
        id: {
          type: 'string',
          rules: [{ when: { '/kind': { const: 'person' } }, hkid: true }, { maxChars: 9 }],
        },
        proof: { $ref: '../../schemas/defs/attachment.schema.json#/properties/docFile' },
      },
    },
  },
};

const formsDir = mkdtempSync(join(tmpdir(), 'author-'));

beforeAll(async () => {
  for (const [path, text] of newFormFiles('LR970')) {
    const file = join(formsDir, 'LR970', path);
    await mkdir(dirname(file), { recursive: true });
    const value = JSON.parse(text) as { properties?: object; steps?: [{ fields: string[] }] };
    if (value.properties) Object.assign(value.properties, PROPERTIES);
    value.steps?.[0].fields.push(...Object.keys(PROPERTIES).map((name) => `/${name}`));
    if (path === 'schema.json')
      Object.assign(value, { required: ['applicantName', 'kind', 'firm'] });
    await writeFile(file, JSON.stringify(value));
  }
});

describe('forms:types', () => {
  it('writes types for choices, rows, files and optional fields', async () => {
    const types = (await formTypes(formsDir)).get('forms/LR970.generated.d.ts') ?? '';
    const plain = types.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ');
    expect(plain).toContain("kind: 'person' | 'firm';");
    expect(plain).toContain('firm?: string;');
    expect(plain).toContain('agrees?: true;');
    expect(plain).toContain('signer?: string;');
    expect(plain).toMatch(
      /rows\?: \{ id: string; proof: \{ name: string; size: number; .*\}; \}\[\];/,
    );
    expect(types).toContain('Name of applicant');
  });
});
