import { describe, expect, it } from 'vitest';
import { importJsonSchema } from '#compiler';
import { formOf, TEXT } from '../../../engine/support/externalForm.ts';
import { formInUse, makeFiles } from '../../../engine/support/makeForm.ts';
import { compile, loadForm } from '../../../engine/support/readForms.ts';

/** Names that every object has: `toString`, `valueOf`, `constructor`, `__proto__` and so on. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);
/** Returns an object with one own property, as JSON.parse does, even for `__proto__`. */
const named = <T>(name: string, value: T): Readonly<Record<string, T>> =>
  Object.fromEntries([[name, value]]);

describe('a name that every object has', () => {
  it.each(INHERITED)('is refused as a field name: %s', (name) => {
    const { plan, diagnostics } = compile(makeFiles(named(name, { type: 'string' })));
    expect(plan).toBeUndefined();
    expect(diagnostics[0]).toMatchObject({ code: 'bad-name', pointer: `/properties/${name}` });
    expect(diagnostics[0]?.remedy).toContain('no name that every object has');
  });

  it.each(INHERITED)('is omitted at the top of an external schema: %s', async (name) => {
    const { files, errors } = await formOf({ ...named(name, TEXT), a: TEXT });
    expect(Object.keys(files.schema.properties ?? {})).toEqual(['a']);
    const reported = files.notes?.filter(({ severity }) => severity === 'warning');
    expect(reported).toMatchObject([{ code: 'left-out', pointer: `/properties/${name}` }]);
    expect(errors({ a: 'x' })).toEqual([]);
    expect(errors({})).toEqual([]);
  });

  // An answer must not contain `__proto__`.
  const given = INHERITED.filter((name) => name !== '__proto__');
  it.each(given)(
    'counts as present in an answer of any shape only if the answer itself has it: %s',
    async (name) => {
      const inner = {
        type: 'object',
        properties: { b: TEXT, ...named(name, { type: 'integer' }) },
      };
      const optional = await formOf({ it: inner });
      expect(optional.errors({ it: { b: 'x' } })).toEqual([]);
      expect(optional.errors({ it: { b: 'x', ...named(name, 'x') } })).toHaveLength(1);
      const asked = await formOf({ it: { ...inner, required: [name] } });
      expect(asked.errors({ it: { b: 'x' } })).toHaveLength(1);
      expect(asked.errors({ it: { b: 'x', ...named(name, 1) } })).toEqual([]);
    },
  );

  it.each(INHERITED)('is accepted as an option of a choice: %s', async (name) => {
    const files = makeFiles({
      a: { enum: [name, 'other'], optionsWhen: { other: { '/b': {} } } },
      b: { type: 'string' },
    });
    const { plan, errors } = formInUse(await loadForm(files));
    const [choice] = plan.root.children;
    expect(choice?.kind === 'leaf' && choice.options).toEqual([
      { value: name },
      { value: 'other', when: expect.anything() },
    ]);
    expect(errors({ a: name })).toEqual([]);
  });

  it('adds no own-property check to the validator of a text field', () => {
    const { validatorSource } = compile(makeFiles({ a: { type: 'string', maxChars: 3 } }));
    expect(validatorSource).not.toContain('hasOwnProperty');
  });
});

it.each(['', '__proto__', 'constructor', 'a/b', 'not', ' a', 'a'.repeat(101)])(
  'importJsonSchema: explains the naming rules for an invalid name: %j',
  (name) => {
    const schema = { type: 'object', properties: { ...named(name, TEXT), a: TEXT } };
    const { notes = [] } = importJsonSchema({ code: 'LR998', schema });
    const [note] = notes.filter(({ severity }) => severity === 'warning');
    expect(note?.remedy).toMatch(
      /^Rename it: 1 to 100 characters without "\/", "~", .* no space at either end, none of .*not.* every object has/,
    );
  },
);
