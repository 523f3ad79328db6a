import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptSamples } from '../../../../scripts/forms/samples/acceptSamples.ts';
import { checkFolder } from '../../../../server/forms/check/checkFolder.ts';
import { lineOf } from '../../../../server/forms/check/Finding.ts';
import { openWorkbench, type Workbench } from '../../../../server/forms/compiler/Workbench.ts';
import { brokenForm, type Slip } from '../../../forms/support/brokenForm.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

/** Accepts the samples of a broken form, and returns the files before and after. */
async function accepted(slips: readonly Slip[]) {
  const form = await brokenForm(slips);
  const names = ['schema.json', 'samples/minimal.json', 'samples/nothing-given.json'];
  const read = () =>
    Promise.all(names.map((name) => readFile(join(form.formsDir, form.code, name), 'utf8')));
  try {
    const before = await read();
    const { refused, lines } = await acceptSamples(workbench, form.formsDir, form.code);
    const findings = await checkFolder(workbench, form.formsDir, form.code);
    return { before, after: await read(), refused, lines, left: findings.map(lineOf) };
  } finally {
    await form.remove();
  }
}

const SHORTER = { file: 'schema.json', from: '"maxChars": 100', to: '"maxChars": 5' };

describe('acceptSamples', () => {
  it('writes the expectations of the samples, and nothing else', async () => {
    const { before, after, refused, lines, left } = await accepted([SHORTER]);
    expect(refused).toEqual([]);
    expect(lines).toEqual([
      'LR999/samples/minimal.json',
      '  errors: none → /applicantName validation_maxChars [5]',
    ]);
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    expect(after[1]).toContain('"args": [5]');
    expect(JSON.parse(after[1] ?? '')).toEqual({
      ...JSON.parse(before[1] ?? ''),
      errors: [{ path: '/applicantName', key: 'validation_maxChars', args: [5] }],
    });
    expect(left).toEqual([]);
  });

  it('changes nothing when the samples are right', async () => {
    const { before, after, lines } = await accepted([]);
    expect([after, lines]).toEqual([before, []]);
  });

  it('removes an error that the engine no longer reports', async () => {
    const { lines, left } = await accepted([
      { file: 'schema.json', from: '"required": ["applicantName"]', to: '"required": []' },
    ]);
    expect(lines).toContain('  errors: /applicantName validation_required [] → none');
    expect(left).toEqual([]);
  });

  it.each<readonly [string, Slip, string]>([
    [
      'an error of another kind',
      { file: 'locales/en.json', from: 'applicantName.label', to: 'aplicantName.label' },
      'unused-text',
    ],
    ['a form that does not compile', { file: 'schema.json', to: '{' }, 'json-syntax'],
    [
      'answers that do not fit the form',
      { file: 'samples/nothing-given.json', from: '"formData": {', to: '"formData": { "gone": 1' },
      'sample-differs',
    ],
  ])('refuses %s and writes nothing', async (_, slip, code) => {
    const { before, after, refused, lines } = await accepted([SHORTER, slip]);
    expect(refused.map((each) => each.code)).toContain(code);
    expect([after, lines]).toEqual([before, []]);
  });
});
