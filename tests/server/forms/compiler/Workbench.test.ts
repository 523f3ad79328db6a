import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkbench, type Workbench } from '../../../../server/forms/compiler/Workbench.ts';
import { makeFiles } from '../../../engine/support/makeForm.ts';
import { wordFile } from '../../../support/wordFile.ts';
import { folderWith } from '../../support/folderWith.ts';

const TEXT = { type: 'string', maxChars: 3 };
const scratch = folderWith({});
const tablesDir = folderWith({ 'offices.json': '{"operator":true}' });
let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench({ scratch, tablesDir });
});
afterAll(() => workbench.close());

describe('openWorkbench', () => {
  it('reads the shared files with their positions, and the message catalogue', () => {
    const name = 'schemas/defs/address.schema.json';
    expect(workbench.shared.sources.has(name)).toBe(true);
    expect(workbench.sharedSources.get(name)?.placeOf('/type')).toMatchObject({ line: 5 });
    expect(workbench.catalogue.has('validation_required')).toBe(true);
    expect(workbench.catalogue.has('no-such-key')).toBe(false);
  });

  it('writes nothing before it loads a validator, and one folder for all of them', async () => {
    expect(readdirSync(scratch)).toEqual([]);
    const one = workbench.compile(makeFiles({ a: TEXT }));
    const other = workbench.compile(makeFiles({ a: TEXT, b: TEXT }));
    expect(one.plan?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(readdirSync(scratch)).toEqual([]);
    const validator = await workbench.load(one);
    expect(await workbench.load(one)).toBe(validator);
    expect(await workbench.load(other)).not.toBe(validator);
    expect([validator.shape({ a: 'x' }), validator.shape({ a: 1 })]).toEqual([true, false]);
    expect(readdirSync(scratch)).toHaveLength(1);
  });

  it('does not load a form that did not compile', async () => {
    const failed = workbench.compile({ ...makeFiles({ a: TEXT }), schema: { type: 'nothing' } });
    await expect(workbench.load(failed)).rejects.toThrow('the form did not compile');
  });

  it('lists the tags of a Word template', async () => {
    const tags = await workbench.templateTags(wordFile(['I, {name}']));
    expect(tags).toMatchObject([{ path: 'name', kind: 'value' }]);
  });

  it('removes its folder when it closes, and may close without a folder', async () => {
    const own = folderWith({});
    const short = await openWorkbench({ scratch: own });
    await short.load(short.compile(makeFiles({ a: TEXT })));
    const [folder = ''] = readdirSync(own);
    expect(existsSync(join(own, folder))).toBe(true);
    await short.close();
    expect(readdirSync(own)).toEqual([]);
    await (await openWorkbench({ scratch: own })).close();
  });
});
