import standaloneModule from 'ajv/dist/standalone/index.js';
import { describe, expect, it } from 'vitest';
import { ajvName, createAjv, GUARDED } from '../../../../engine/compiler/validators/createAjv.ts';

const standalone = 'default' in standaloneModule ? standaloneModule.default : standaloneModule;
const PLAIN = { written: [], isLarge: false, isGuarded: false };

describe('createAjv', () => {
  it('has the keywords of the project, each with its rule', () => {
    const validate = createAjv(PLAIN).compile({ type: 'string', hkid: true });
    expect([validate('A1234563'), validate('A1234564')]).toEqual([true, false]);
  });

  it('refuses an unknown keyword', () => {
    expect(() => createAjv(PLAIN).compile({ type: 'string', hkidd: true })).toThrow(/hkidd/);
  });

  it('accepts a decimal as text for multipleOf', () => {
    const validate = createAjv(PLAIN).compile({ [ajvName('multipleOf')]: 0.5 });
    expect([validate('1.5'), validate('1.7')]).toEqual([true, false]);
  });

  it.each([
    ['ordinary names', '{"required":["name"]}', true],
    ['an inherited name', '{"required":["toString"]}', false],
  ])('with %s, counts inherited properties as answers: %s → %s', (_title, written, counts) => {
    const ajv = createAjv({ ...PLAIN, written: [written] });
    expect(ajv.compile({ required: ['toString'] })({})).toBe(counts);
  });

  it.each([
    [true, `= ${GUARDED};`],
    [false, 'new RegExp("^a+$", "u")'],
  ])('creates patterns by the guard: %s', (isGuarded, code) => {
    const ajv = createAjv({ ...PLAIN, isGuarded });
    ajv.addSchema({ $id: 'one', type: 'string', pattern: '^a+$' });
    expect(standalone(ajv, { one: 'one' })).toContain(code);
  });
});
