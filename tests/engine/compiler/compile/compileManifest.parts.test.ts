import { describe, expect, it } from 'vitest';
import {
  checkCoverage,
  chosenIs,
  compileManifest,
  stepConditions,
} from '../../../../engine/compiler/compile/compileManifest.ts';
import type { Manifest } from '../../../../engine/definition/Manifest.ts';
import { branch } from '../../support/claims.ts';
import { makeFiles } from '../../support/makeForm.ts';
import { openCompilation } from '../../support/openCompilation.ts';
import { LIST, TEXT } from '../../support/schemaCase.ts';
import { step } from '../../support/wizardFacts.ts';

const WHEN = { '/kind': { const: 'x' } };
const FORM = { name: TEXT, kind: TEXT, rows: LIST };

/** Compiles a manifest. @param more overrides of its properties */
function compile(more: object) {
  const opened = openCompilation(FORM);
  const { manifest } = makeFiles(FORM, { manifest: more as Partial<Manifest> });
  const behaviour = compileManifest(opened.compilation, manifest, 'manifest.json');
  return { behaviour, faults: opened.found(), ...opened };
}

describe('compileManifest: steps', () => {
  it('have their fields, their flags and their condition', () => {
    const steps = [
      { id: 'one', fields: ['/name', '/rows'], hideNext: true },
      { id: 'two', fields: ['/kind'], when: WHEN, hideSavePrint: true },
    ];
    expect(compile({ steps }).behaviour.steps).toEqual([
      step('one', { fields: ['/name', '/rows'], hideNext: true }),
      step('two', { fields: ['/kind'], when: 0, hideSavePrint: true }),
    ]);
  });

  it('omit an unknown field, which is reported at its place', () => {
    const { behaviour, faults } = compile({ steps: [{ id: 'one', fields: ['/name', '/x'] }] });
    expect(behaviour.steps[0]?.fields).toEqual(['/name']);
    expect(faults).toEqual(['/steps/0/fields/1 unknown-pointer']);
  });

  it('stepConditions: gives the condition of a step to its fields', () => {
    const steps = [step('a', { fields: ['/a', '/b'], when: 4 }), step('c')];
    expect([...stepConditions(steps)]).toEqual([
      ['/a', [4]],
      ['/b', [4]],
    ]);
  });
});

describe('compileManifest: choices', () => {
  it('are one value, or entries with conditions', () => {
    expect(compile({ submissionType: 'NO_ESUBM' }).behaviour.submissionType).toEqual([
      { value: 'NO_ESUBM' },
    ]);
    const submissionType = [branch(WHEN, 'NO_ESUBM'), branch(undefined, 'ALLOW_ESUBM')];
    expect(compile({ submissionType }).behaviour.submissionType).toEqual([
      { value: 'NO_ESUBM', when: 0 },
      { value: 'ALLOW_ESUBM' },
    ]);
  });

  it('report an entry without a value', () => {
    const { behaviour, faults } = compile({ submissionType: [{ when: WHEN }, 'NO_ESUBM'] });
    expect(behaviour.submissionType).toEqual([]);
    expect(faults).toEqual(['/submissionType/0 bad-manifest', '/submissionType/1 bad-manifest']);
  });

  it('chosenIs: holds for an entry if all earlier entries fail', () => {
    const submissionType = [
      branch(WHEN, 'NO_ESUBM'),
      branch({ '/name': {} }, 'ALLOW_ESUBM'),
      branch(undefined, 'NO_ESUBM'),
      branch(undefined, 'ALLOW_ESUBM'),
    ];
    const { behaviour, compilation } = compile({ submissionType });
    const { conditions } = compilation;
    const [kind, name] = [conditions.at(0), conditions.at(1)];
    const not = (of: object) => ({ kind: 'not', of });
    const paper = chosenIs(compilation, behaviour.submissionType, 'NO_ESUBM');
    expect(conditions.at(paper)).toEqual({
      kind: 'any',
      of: [
        { kind: 'all', of: [kind] },
        { kind: 'all', of: [not(kind), not(name)] },
      ],
    });
    const none = chosenIs(compilation, behaviour.submissionType, 'SIGN_ONLY');
    expect(conditions.at(none)).toEqual({ kind: 'any', of: [] });
  });
});

describe('compileManifest: signatures', () => {
  const signature = { id: 'a', holder: 'personal' };

  it('have defaults, and are in the order that they name', () => {
    const signatures = [
      { ...signature, order: 5 },
      { ...signature, id: 'b' },
    ];
    expect(compile({ signatures }).behaviour.signatures).toEqual(
      [
        { id: 'b', order: 2 },
        { id: 'a', order: 5 },
      ].map((each) => ({
        ...each,
        holder: [{ value: 'personal' }],
        optional: [{ value: false }],
        disabled: [{ value: false }],
        later: false,
        verify: [],
      })),
    );
  });

  it('name the answers with which they are compared', () => {
    const name = [branch(WHEN, '/kind'), branch(undefined, 'name')];
    const { behaviour } = compile({
      signatures: [{ ...signature, name, when: WHEN, later: true }],
    });
    expect(behaviour.signatures).toMatchObject([
      { name: [{ value: '/kind', when: 0 }, { value: '/name' }], when: 0, later: true },
    ]);
    const wrong = compile({ signatures: [{ ...signature, name: [branch(undefined, '/x')] }] });
    expect(wrong.faults).toEqual(['/signatures/0/name/0/then unknown-pointer']);
    expect(compile({ signatures: [{ ...signature, name: '/x' }] }).faults).toEqual([
      '/signatures/0/name unknown-pointer',
    ]);
  });
});

describe('compileManifest: the fee', () => {
  const priced = (item: object) => ({ payment: { required: true, items: [{ id: 'f', ...item }] } });

  it('has lines with a price, once for the form or for each row', () => {
    const price = { value: 'a' };
    expect(compile(priced({ unitPrice: '1.00' })).behaviour.payment).toEqual({
      required: [{ value: true }],
      onCounter: [{ value: false }],
      items: [
        {
          id: 'f',
          quantity: { op: 'literal', value: 1 },
          unitPrice: { op: 'literal', value: '1.00' },
        },
      ],
    });
    const each = { each: '/rows', unitPrice: price, quantity: 2, when: { b: { const: 'x' } } };
    const { behaviour, compilation } = compile(priced(each));
    expect(behaviour.payment?.items).toMatchObject([
      { each: '/rows', quantity: { value: 2 }, unitPrice: { pattern: '/rows/*/a' }, when: 0 },
    ]);
    expect(compilation.conditions.at(0)).toMatchObject({ pattern: '/rows/*/b' });
  });

  it.each([
    ['/name', '/payment/items/0/each bad-expression'],
    ['/gone', '/payment/items/0/each unknown-pointer'],
  ])('reports lines for each of %s', (each, fault) => {
    expect(compile(priced({ each, unitPrice: '1.00' })).faults).toEqual([fault]);
  });

  it('is absent in a form without payment', () => {
    expect(compile({}).behaviour).not.toHaveProperty('payment');
  });
});

describe('compileManifest: documents, next steps, export and migrations', () => {
  it('compiles each with its condition', () => {
    const { behaviour } = compile({
      documents: [{ id: 'annex', template: 't', when: WHEN }, { id: 'bare' }],
      next: [{ id: 'pay', for: ['submitted'], when: WHEN }, { id: 'wait' }],
      export: { owner: '/name' },
      import: [{ formCode: 'LR1', map: { '/name': '/owner' } }],
    });
    expect(behaviour).toMatchObject({
      documents: [
        { id: 'annex', template: 't', when: 0 },
        { id: 'bare', template: '' },
      ],
      next: [{ id: 'pay', for: ['submitted'], when: 0 }, { id: 'wait' }],
      export: { owner: { kind: 'answer', pattern: '/name' } },
      imports: [{ formCode: 'LR1', map: [{ to: ['name'] }] }],
    });
    expect(behaviour).not.toHaveProperty('migrations');
  });
});

describe('checkCoverage', () => {
  it.each<[string, readonly (readonly string[])[], readonly string[], readonly string[]]>([
    ['each field once', [['/name', '/kind'], ['/rows']], [], []],
    ['a field of the shared workflow', [['/name', '/rows']], ['/kind'], []],
    ['no field', [['/name', '/rows']], [], ['No step shows /kind']],
    [
      'a field twice',
      [['/name', '/kind', '/rows'], ['/kind']],
      [],
      ['More than one step shows /kind'],
    ],
  ])('of steps that show %s', (_, fields, workflow, messages) => {
    const { compilation } = openCompilation(FORM);
    const steps = fields.map((each, index) => step(`s${index}`, { fields: each }));
    checkCoverage(compilation, steps, workflow, 'manifest.json');
    const found = compilation.report.diagnostics();
    expect(found.map(({ message }) => message)).toEqual(messages);
    for (const { file, pointer } of found) expect(file + pointer).toBe('manifest.json/steps');
  });

  it('accepts the fields of a group that a step shows', () => {
    const { compilation, found } = openCompilation({
      g: { type: 'object', properties: { a: TEXT } },
    });
    checkCoverage(compilation, [step('s', { fields: ['/g'] })], [], 'manifest.json');
    expect(found()).toEqual([]);
  });
});
