import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GROUP_KEYWORDS, LEAF_KEYWORDS, LIST_KEYWORDS, RULE_KEYWORDS } from '#compiler';
import { ROOT } from '../../scripts/command/run.ts';
import { checkShape } from '../../server/forms/compiler/metaSchemas.ts';

interface Schema {
  readonly [key: string]: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly Schema[];
}

const FOLDER = join(ROOT, 'schemas/meta');
const metas = readdirSync(FOLDER).map((file) => ({ file, schema: read(file) }));

describe('the meta-schemas', () => {
  it.each(metas)('A-04: $file describes every key', ({ schema }) => {
    expect(unexplained(schema, '')).toEqual([]);
  });

  it.each(metas)('$file has its own address as identifier', ({ file, schema }) => {
    expect(schema.$id).toBe(`https://forms.landreg.example/schemas/meta/${file}`);
  });

  it('list every rule keyword of the dialect and no other', () => {
    const defs = read('rule.schema.json').$defs ?? {};
    const known = [...keysOf(defs.valueRules), ...keysOf(defs.contextRules)];
    expect(known.sort()).toEqual(RULE_KEYWORDS.map(({ keyword }) => keyword).sort());
  });

  it('name the message key of every rule keyword', () => {
    const defs = read('rule.schema.json').$defs ?? {};
    const rules = { ...defs.valueRules?.properties, ...defs.contextRules?.properties };
    const silent = RULE_KEYWORDS.filter(
      ({ keyword, key }) =>
        keyword !== 'schema' && !String(rules[keyword]?.description).includes(key),
    );
    expect(silent.map(({ keyword }) => keyword)).toEqual([]);
  });

  it('list every other keyword of the dialect in its place', () => {
    const defs = read('form-schema.schema.json').$defs ?? {};
    const leaf = allKeys(defs, 'text', 'choices', 'checkbox', 'file', 'json');
    expect(LEAF_KEYWORDS.filter((keyword) => !leaf.has(keyword))).toEqual([]);
    const group = allKeys(defs, 'group');
    expect(GROUP_KEYWORDS.filter((keyword) => !group.has(keyword))).toEqual([]);
    const list = allKeys(defs, 'list');
    expect(LIST_KEYWORDS.filter((keyword) => !list.has(keyword))).toEqual([]);
  });
});

/**
 * Attributes of forms and steps in the specification (document 1, section 3), with their keys in
 * the manifest.
 */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  code: 'code',
  steps: 'steps',
  screenId: 'screenId',
  reference: 'reference',
  displayReference: 'displayReference',
  customRefNumber: 'customRefNumber',
  signRequired: 'signatures',
  signFields: 'signatures',
  signOptional: 'signatures.optional',
  disableSignature: 'signatures.disabled',
  enableSignLater: 'signatures.later',
  verifySignNameId: 'signatures.name',
  verifySignIdNumId: 'signatures.idNumber',
  submissionType: 'submissionType',
  paymentRequired: 'payment.required',
  ignorePayment: 'payment.required',
  customizedPaymentMethod: 'payment.onCounter',
  paymentMethodId: 'payment.methodField',
  paymentAmountId: 'payment.amountField',
  onlinePaymentList: 'payment.online',
  offlinePaymentList: 'payment.offline',
  ignorePDFUpdate: 'ignorePDFUpdate',
  disableIAMSmart: 'disableIAMSmart',
  emeRequired: 'autofill',
  submitTransformFunc: 'export',
  resumeFromStepIdx: 'resume.fromStep',
  resumeRetainFormDataKeys: 'resume.retain',
  skipAckEmail: 'skipAckEmail',
  noAck: 'noAck',
  skipReview: 'skipReview',
  simplifiedForm: 'simplifiedForm',
  hidePrintBtn: 'hidePrintBtn',
  isTextOnly: 'isTextOnly',
  docStringEn: 'documents',
  docStringTc: 'documents',
  'step id': 'steps.id',
  'step titleDirect': 'steps.titleDirect',
  'step hideBack': 'steps.hideBack',
  'step hideNext': 'steps.hideNext',
  'step hideNavigation': 'steps.hideNavigation',
  'step hideSavePrint': 'steps.hideSavePrint',
};

/** Attributes that are texts of the locales. */
const WORDS: Readonly<Record<string, string>> = {
  localization: '$form.title',
  intro: '$form.terms',
  signDeclaration: '$form.signDeclaration',
  additionalNotes: '$form.notes',
  'step title': '$steps.delivery.title',
};

describe('the attributes of the specification', () => {
  const manifest = read('manifest.schema.json');

  it.each(Object.entries(ATTRIBUTES))('%s is the key %s of the manifest', (_, path) => {
    const [top = '', inner] = path.split('.');
    expect(keysOf(manifest)).toContain(top);
    const part = { signatures: 'signature', payment: 'payment', steps: 'step' }[top] ?? '';
    const at = part === '' ? manifest.properties?.[top] : manifest.$defs?.[part];
    if (inner !== undefined) expect(keysOf(at)).toContain(inner);
  });

  it.each(Object.entries(WORDS))('%s is the text %s', (_, key) => {
    expect(checkShape('locale', { [key]: 'Words' })).toEqual([]);
  });
});

describe('checkShape()', () => {
  const remediesOf = (field: object) =>
    checkShape('form-schema', { type: 'object', properties: { field } })
      .filter(({ code }) => code === 'unknown-key')
      .map(({ remedy }) => remedy);

  it('proposes the key nearest to a misspelt key', () => {
    expect(remediesOf({ type: 'string', maxChar: 9 })).toEqual(['Did you mean "maxChars"?']);
  });

  it('accepts an object without properties as a note, and refuses rules on it', () => {
    const shown = { type: 'object', visibleWhen: { '/basis': { const: 'months12' } } };
    expect(checkShape('form-schema', { type: 'object', properties: { about: shown } })).toEqual([]);
    expect(remediesOf({ type: 'object', maxChars: 9 })).toHaveLength(1);
  });

  it('reports a known key at the wrong place, and does not propose the same key', () => {
    const [remedy, ...others] = remediesOf({ type: 'string', maxChars: 9, steps: [] });
    expect(remedy).toMatch(/^The key belongs to another place\. See schemas\/meta/);
    expect(others).toEqual([]);
  });
});

function read(file: string): Schema {
  return JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Schema;
}

function keysOf(schema: Schema | undefined): readonly string[] {
  return Object.keys(schema?.properties ?? {});
}

/** Returns the keys of some definitions, including inherited definitions of the same file. */
function allKeys(defs: Readonly<Record<string, Schema>>, ...names: string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const collect = (schema: Schema | undefined): void => {
    for (const key of keysOf(schema)) found.add(key);
    for (const part of schema?.allOf ?? []) collect(part);
    const reference = schema?.$ref;
    const [, name] = /^#\/\$defs\/(\w+)$/.exec(String(reference)) ?? [];
    if (name !== undefined) collect(defs[name]);
  };
  for (const name of names) collect(defs[name]);
  return found;
}

/** Returns the keys of objects that have neither a description nor a `$ref`. */
function unexplained(schema: unknown, path: string): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    const below = unexplained(value, `${path}/${key}`);
    if (key !== 'properties' || path.endsWith('/properties')) return below;
    // A key inside a condition only narrows another key, and needs no description.
    if (/\/(?:if|not|then|else)(?:\/|$)/.test(path)) return below;
    const silent = Object.entries(value as Record<string, Schema>).filter(
      ([name, property]) => name !== 'type' && !isExplained(property),
    );
    return [...below, ...silent.map(([name]) => `${path}/${key}/${name}`)];
  });
}

function isExplained(property: Schema): boolean {
  return typeof property.description === 'string' || typeof property.$ref === 'string';
}
