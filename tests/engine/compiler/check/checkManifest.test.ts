import { describe, expect, it } from 'vitest';
import { checkManifest, OWN_STEPS } from '../../../../engine/compiler/check/checkManifest.ts';
import { Reporter } from '../../../../engine/compiler/source/Reporter.ts';

const MANIFEST = {
  code: 'LR999',
  version: 1,
  screenId: 'LR999',
  submissionType: 'ALLOW_ESUBM',
  steps: [{ id: 'particulars', fields: ['/name'] }],
};

/** Checks a manifest, and returns `pointer message` of each fault. */
function check(manifest: unknown) {
  const report = new Reporter();
  const isGood = checkManifest(manifest, 'LR999', report);
  const faults = report.diagnostics().map(({ pointer, message }) => `${pointer} ${message}`);
  return { isGood, faults, diagnostics: report.diagnostics() };
}
const faults = (more: object) => check({ ...MANIFEST, ...more }).faults;

describe('checkManifest', () => {
  it('accepts a manifest with the required keys', () => {
    expect(check(MANIFEST)).toMatchObject({ isGood: true, faults: [] });
    const payment = { required: true, items: [{ id: 'a', unitPrice: '1' }] };
    const lists = { signatures: [{ id: 'a', holder: 'personal' }], documents: [], next: [] };
    expect(check({ ...MANIFEST, ...lists, payment }).faults).toEqual([]);
  });

  it.each([[null], ['text'], [[]], [7], [undefined]])('refuses %j as a manifest', (manifest) => {
    const { isGood, faults: found } = check(manifest);
    expect(isGood).toBe(false);
    expect(found[0]).toBe(' A manifest is an object');
  });

  it.each<readonly [object, string]>([
    [{ code: 'LR998' }, '/code The code differs from the name of the folder, LR999'],
    [{ version: 1.5 }, '/version The version is not a whole number'],
    [{ version: '1' }, '/version The version is not a whole number'],
    [{ screenId: 7 }, '/screenId The screen id is missing'],
    [{ submissionType: undefined }, '/submissionType The submission type is missing'],
    [{ languages: [] }, '/languages These are not languages of the portal'],
    [{ languages: 'en' }, '/languages These are not languages of the portal'],
    [{ languages: ['en', 'fr'] }, '/languages These are not languages of the portal'],
    [{ steps: undefined }, '/steps The steps are missing'],
    [{ steps: {} }, '/steps The steps are missing'],
    [{ steps: ['a'] }, '/steps/0 A step has an id and fields'],
    [{ steps: [{ id: 'a' }] }, '/steps/0 A step has an id and fields'],
    [{ steps: [{ id: 'a', fields: '/a' }] }, '/steps/0 A step has an id and fields'],
    [{ steps: [{ id: 'a', fields: ['/a', 7] }] }, '/steps/0 A step has an id and fields'],
    [{ steps: [{ fields: [] }] }, '/steps/0 A step has an id and fields'],
    [{ signatures: {} }, '/signatures "signatures" is not a list'],
    [{ signatures: [{ id: 'a' }] }, '/signatures/0 Missing: holder'],
    [{ documents: ['a'] }, '/documents/0 Missing: id, template'],
    [{ next: [{}] }, '/next/0 Missing: id'],
    [{ payment: { items: [] } }, '/payment A payment needs "required" and "items"'],
    [{ payment: { required: true } }, '/payment A payment needs "required" and "items"'],
    [{ payment: true }, '/payment A payment needs "required" and "items"'],
    [{ payment: { required: true, items: [{ id: 'a' }] } }, '/payment/items/0 Missing: unitPrice'],
  ])('reports %j', (more, fault) => {
    expect(faults(more)).toEqual([fault]);
    expect(check({ ...MANIFEST, ...more }).isGood).toBe(false);
  });

  it.each(OWN_STEPS)('refuses the step id %s, which the wizard reserves', (id) => {
    expect(faults({ steps: [{ id, fields: [] }] })).toEqual([
      `/steps/0/id The wizard reserves the step id "${id}"`,
    ]);
  });

  it('accepts any of the languages of the portal', () => {
    expect(faults({ languages: ['zh-Hans', 'en'] })).toEqual([]);
  });

  it('reports every fault', () => {
    expect(faults({ code: 'x', version: null, steps: [1, 2] })).toHaveLength(4);
  });

  it.each(['steps', 'signatures', 'documents', 'next'])(
    'reports an id that repeats in %s',
    (name) => {
      const entry = { id: 'a', fields: [], holder: 'personal', template: 't' };
      const entries = [entry, { ...entry, id: 'b' }, entry];
      expect(check({ ...MANIFEST, [name]: entries }).diagnostics).toMatchObject([
        { pointer: `/${name}/2/id`, code: 'twice', message: 'The id "a" appears twice' },
      ]);
    },
  );
});
