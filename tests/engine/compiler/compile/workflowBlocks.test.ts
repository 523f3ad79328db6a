import { describe, expect, it } from 'vitest';
import { compileManifest } from '../../../../engine/compiler/compile/compileManifest.ts';
import {
  eChequeStep,
  workflowBlocks,
  workflowConditions,
  workflowFields,
} from '../../../../engine/compiler/compile/workflowBlocks.ts';
import { isObject } from '../../../../engine/compiler/source/json.ts';
import type { Manifest } from '../../../../engine/definition/Manifest.ts';
import { branch } from '../../support/claims.ts';
import { makeFiles } from '../../support/makeForm.ts';
import { openCompilation } from '../../support/openCompilation.ts';
import { readShared } from '../../support/readForms.ts';
import { TEXT } from '../../support/schemaCase.ts';

const shared = readShared();
const PAYMENT = { required: true, items: [], online: ['visa'], offline: ['cheque'] };
const manifestOf = (more: object): Manifest =>
  makeFiles({}, { manifest: { skipAckEmail: false, ...more } as Partial<Manifest> }).manifest;
const blocksOf = (more: object) => workflowBlocks(manifestOf(more), shared);

/** Returns the names of a block's properties, and the methods that it offers. */
function paymentOf(payment: object) {
  const schema = blocksOf({ payment: { ...PAYMENT, ...payment } })[0]?.schema;
  const properties = isObject(schema?.properties) ? schema.properties : {};
  const { CDPaymentMethod: method } = properties;
  return {
    names: Object.keys(properties),
    methods: isObject(method) ? method.enum : undefined,
    required: schema?.required,
  };
}

describe('workflowBlocks', () => {
  it.each<[string, object, readonly string[]]>([
    ['a free form', {}, ['ack-email']],
    ['a form with a fee', { payment: PAYMENT }, ['payment-method', 'ack-email']],
    ['a form without e-mail', { skipAckEmail: true, payment: PAYMENT }, ['payment-method']],
    ['a form without a review', { skipReview: true, payment: PAYMENT }, ['ack-email']],
    ['a form without a fee', { payment: { ...PAYMENT, required: false } }, ['ack-email']],
  ])('adds the blocks of %s', (_, manifest, names) => {
    expect(blocksOf(manifest).map(({ name }) => name)).toEqual(names);
  });

  it('adds no block that the shared files lack', () => {
    const none = { defs: {}, tables: {} };
    expect(workflowBlocks(manifestOf({ payment: PAYMENT }), none)).toEqual([]);
  });

  it.each([
    [['visa'], [], ['CDPaymentMethod'], []],
    [['visa'], ['cheque'], ['CDPaymentMethod', 'chequeNo', 'chequePayee'], ['chequePayee']],
    [['visa'], ['bankDraft'], ['CDPaymentMethod', 'bankDraftNo', 'chequePayee'], ['chequePayee']],
    [
      ['visa', 'echq'],
      [],
      ['CDPaymentMethod', 'payee', 'uploadECheque'],
      ['payee', 'uploadECheque'],
    ],
  ])('keeps the fields of the methods %j and %j', (online, offline, names, required) => {
    expect(paymentOf({ online, offline })).toEqual({
      names,
      methods: [...online, ...offline],
      required,
    });
  });
});

describe('workflowFields', () => {
  it('groups the fields by the page that shows them; the e-Cheque has its own step', () => {
    const blocks = blocksOf({ payment: { ...PAYMENT, online: ['echq'] } });
    const beside = ['/CDPaymentMethod', '/payee', '/uploadECheque', '/chequeNo', '/ackEmail'];
    expect(workflowFields(blocks, beside)).toEqual({
      workflowFields: ['/ackEmail'],
      paymentFields: ['/CDPaymentMethod', '/chequeNo'],
    });
    expect(workflowFields([], beside)).toEqual({ workflowFields: beside, paymentFields: [] });
  });
});

describe('eChequeStep', () => {
  const open = () => openCompilation({ CDPaymentMethod: { enum: ['echq'] } });

  it('adds a step that is visible for an e-Cheque only', () => {
    const { compilation, schemaOf } = open();
    const blocks = blocksOf({ payment: { ...PAYMENT, online: ['echq'] } });
    const [step, ...more] = eChequeStep(compilation, blocks);
    expect([step?.id, step?.fields, more]).toEqual(['eCheque', ['/payee', '/uploadECheque'], []]);
    const condition = compilation.conditions.at(step?.when ?? -1);
    expect(condition).toMatchObject({ kind: 'test', pattern: '/CDPaymentMethod' });
    expect(condition.kind === 'test' && schemaOf(condition.test)).toEqual({ const: 'echq' });
  });

  it.each([[{ payment: PAYMENT }], [{}]])('adds no step for %j', (manifest) => {
    expect(eChequeStep(open().compilation, blocksOf(manifest))).toEqual([]);
  });
});

describe('workflowConditions', () => {
  const fields = { workflowFields: ['/ackEmail'], paymentFields: ['/CDPaymentMethod'] };

  function conditionsOf(more: object) {
    const { compilation } = openCompilation({ kind: TEXT });
    const behaviour = compileManifest(compilation, manifestOf(more), 'manifest.json');
    const outer = workflowConditions(compilation, behaviour, fields);
    return Object.fromEntries(
      [...outer].map(([field, refs]) => [field, refs.map((ref) => compilation.conditions.at(ref))]),
    );
  }
  const always = { kind: 'all', of: [] };
  const way = (...of: readonly object[]) => ({ kind: 'any', of });

  it('shows the fields of a form that is submitted online', () => {
    expect(conditionsOf({ submissionType: 'ALLOW_ESUBM' })).toEqual({
      '/ackEmail': [way(always)],
      '/CDPaymentMethod': [way(always)],
    });
    expect(conditionsOf({ submissionType: 'NO_ESUBM' })['/ackEmail']).toEqual([way()]);
  });

  it('shows the payment method only for a fee that is paid online', () => {
    const onCounter = [branch({ '/kind': { const: 'x' } }, true), branch(undefined, false)];
    const { '/CDPaymentMethod': shown } = conditionsOf({ payment: { ...PAYMENT, onCounter } });
    expect(shown).toMatchObject([
      way(always),
      way(always),
      { kind: 'not', of: way({ kind: 'all', of: [{ kind: 'test', pattern: '/kind' }] }) },
    ]);
  });
});
