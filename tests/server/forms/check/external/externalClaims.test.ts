import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '#engine';
import { checkFolder } from '../../../../../server/forms/check/checkFolder.ts';
import { externalClaims } from '../../../../../server/forms/check/external/externalClaims.ts';
import { openWorkbench, type Workbench } from '../../../../../server/forms/compiler/Workbench.ts';
import { makeForm } from '../../../../engine/support/makeForm.ts';

let workbench: Workbench;
let formsDir: string;
beforeAll(async () => {
  workbench = await openWorkbench();
  formsDir = mkdtempSync(join(tmpdir(), 'claims-'));
});
afterAll(() => {
  rmSync(formsDir, { recursive: true, force: true });
  return workbench.close();
});

/** Returns `line severity message remedy` of each finding about a condition. */
async function reported(schema: JsonObject): Promise<readonly string[]> {
  mkdirSync(join(formsDir, 'CLAIM'), { recursive: true });
  writeFileSync(join(formsDir, 'CLAIM/schema.json'), JSON.stringify(schema, null, 1));
  const findings = await checkFolder(workbench, formsDir, 'CLAIM');
  return findings
    .filter(({ code }) => code.endsWith('-holds'))
    .map(({ line, severity, message, remedy }) => `${line} ${severity}: ${message}. ${remedy}`);
}

const KIND = { enum: ['a', 'b'] };
const TEXT = { type: 'string', maxLength: 9 };

it('externalClaims: names the property and the branch of a condition that always holds', async () => {
  const schema = {
    type: 'object',
    properties: { kind: KIND },
    if: { properties: { kind: KIND } },
    then: { properties: { more: TEXT }, required: ['more'] },
  };
  const line =
    JSON.stringify(schema, null, 1)
      .split('\n')
      .findIndex((each) => each.includes('"more": {')) + 1;
  const [first, ...others] = await reported(schema);
  expect(first).toBe(
    `${line} warning: The form always asks for "more": every answer satisfies the condition in "if", "oneOf", "anyOf" or "dependentSchemas". Move "more" to the "properties" of the object itself, or correct the condition.`,
  );
  expect(others.join('\n')).not.toContain('This condition always holds');
});

it('externalClaims: turns a claim about a derived step into one about its first field', async () => {
  const { plan } = await makeForm({ a: TEXT });
  const claim = {
    file: 'manifest.json',
    pointer: '/steps/0/when',
    code: 'always-holds',
    message: 'This condition always holds',
    remedy: '',
    severity: 'warning',
  } as const;
  const schema = { allOf: [{ properties: { a: TEXT } }] };
  const [found] = externalClaims([claim, { ...claim, pointer: '/payment' }], plan, schema);
  expect(found).toMatchObject({ file: 'schema.json', pointer: '/allOf/0/properties/a' });
  const other = { ...claim, code: 'window-past' };
  expect(externalClaims([other], plan, schema)).toEqual([other]);
});
