import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { formTypes } from '../../../scripts/types/formTypes.ts';
import { newFormFolder } from '../support/newFormFolder.ts';

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
  await newFormFolder(formsDir, 'LR970', (path, text) => {
    const value = JSON.parse(text) as { properties?: object; steps?: [{ fields: string[] }] };
    if (value.properties) Object.assign(value.properties, PROPERTIES);
    value.steps?.[0].fields.push(...Object.keys(PROPERTIES).map((name) => `/${name}`));
    if (path === 'schema.json')
      Object.assign(value, { required: ['applicantName', 'kind', 'firm'] });
    return JSON.stringify(value);
  });
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
