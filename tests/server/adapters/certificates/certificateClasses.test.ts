import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type CertificateClass,
  holderOf,
  readCertificateClasses,
} from '../../../../server/adapters/certificates/certificateClasses.ts';

const PERSONAL = 'Hongkong Post e-Cert (Personal)';
const ORGANISATIONAL = 'Hongkong Post e-Cert (Organisational)';
const GENERAL = '1.3.6.1.4.1.16030.1.1.20';
const ROLE = '1.3.6.1.4.1.16030.1.3.16';
const SERVER = '1.3.6.1.4.1.16030.1.7.4';
const MUTUAL = '2.16.344.8.2.2008.810.2.2012.1.0';
const DIGI_SIGN = '1.3.6.1.4.1.8420.1.4.2';

describe('holderOf: with the published classes', () => {
  const classes = readCertificateClasses();

  it.each([
    ['personal', [GENERAL], [PERSONAL]],
    ['personal', [GENERAL], ['Hongkong Post e-Cert (Personal/Minor)']],
    ['personal', [MUTUAL, GENERAL], [PERSONAL]],
    ['personal', [MUTUAL], [PERSONAL]],
    ['organisation', [GENERAL], [ORGANISATIONAL]],
    ['organisation', [ROLE], ['Hongkong Post e-Cert (Organisational Role)']],
    ['organisation', [ROLE, '2.5.29.32.0'], []],
    ['other', [GENERAL], ['Hongkong Post e-Cert (Encipherment)']],
    ['other', [SERVER], ['Hongkong Post e-Cert (Server)']],
    ['personal', [DIGI_SIGN], ['Personal ID-Cert Class 1']],
    ['personal', [DIGI_SIGN], ['Personal (Banking) ID-Cert Class 10']],
    ['organisation', [DIGI_SIGN], ['Organizational ID-Cert Class 2']],
    ['other', [DIGI_SIGN], ['Encipherment ID-Cert Class 3']],
  ] as const)('returns %s for the policies %j and the types %j', (holder, policies, types) => {
    expect(holderOf(policies, types, classes)).toBe(holder);
  });

  it.each([
    ['no policy', [], [PERSONAL]],
    ['an unlisted policy', ['1.3.6.1.4.1.99999.1'], [PERSONAL]],
    ['an unlisted type', [GENERAL], ['Hongkong Post e-Cert (personal)']],
    ['no type where the policy covers several', [GENERAL], []],
    ['two types', [GENERAL], [PERSONAL, ORGANISATIONAL]],
    ['policies that contradict each other', [GENERAL, ROLE], [PERSONAL]],
    ['a policy of servers and a policy of persons', [GENERAL, SERVER], [PERSONAL]],
    ['an arc that begins with the same digits', ['1.3.6.1.4.1.16030.1.30.1'], []],
    ['the arc above', ['1.3.6.1.4.1.16030.1'], [PERSONAL]],
  ] as const)('returns other for %s', (_, policies, types) => {
    expect(holderOf(policies, types, classes)).toBe('other');
  });

  it('marks only the policies of an authority or regulator as published', () => {
    const published = classes.filter(({ basis }) => basis === 'published');
    expect(published.map(({ policy, holder }) => `${policy} ${holder}`)).toEqual([
      '1.3.6.1.4.1.16030.1.3 organisation',
      '1.3.6.1.4.1.16030.1.7 other',
      '2.16.344.8.2.2008.810.2 personal',
    ]);
  });
});

describe('holderOf: with a custom table', () => {
  const row = (policy: string, holder: CertificateClass['holder'], type?: string) =>
    ({ policy, holder, basis: 'assumed', ...(type !== undefined && { type }) }) as const;

  it('prefers the longer policy, then the row that names the type', () => {
    const classes = [
      row('1.2.3', 'other'),
      row('1.2.3.4', 'personal'),
      row('1.2.3.4', 'organisation', 'Company'),
    ];
    expect(holderOf(['1.2.3.9'], [], classes)).toBe('other');
    expect(holderOf(['1.2.3.4.1'], [], classes)).toBe('personal');
    expect(holderOf(['1.2.3.4.1'], ['Company'], classes)).toBe('organisation');
  });
});

describe('readCertificateClasses', () => {
  const fileWith = (content: string) => {
    const file = join(mkdtempSync(join(tmpdir(), 'landform-classes-')), 'classes.json');
    writeFileSync(file, content);
    return file;
  };
  const row = { policy: '1.2.3.4', holder: 'personal', basis: 'published' };
  const tableOf = (change: object) => JSON.stringify({ classes: [{ ...row, ...change }] });

  it('replaces the published table with the table of the file', () => {
    expect(readCertificateClasses(fileWith(JSON.stringify({ classes: [row] })))).toEqual([row]);
  });

  it.each([
    ['no JSON', '{', 'it cannot be read as JSON'],
    ['no table', '[]', 'it breaks its schema'],
    ['an empty table', '{"classes":[]}', 'it breaks its schema, /classes'],
    ['an unknown holder', tableOf({ holder: 'minor' }), 'it breaks its schema, /classes/0/holder'],
    ['no identifier', tableOf({ policy: '1.2.x' }), 'it breaks its schema, /classes/0/policy'],
    ['a row without its basis', tableOf({ basis: undefined }), 'it breaks its schema, /classes/0'],
    ['a misspelt key', tableOf({ types: 'x' }), 'it breaks its schema, /classes/0'],
  ])('refuses %s, and names the file', (_, content, why) => {
    const file = fileWith(content);
    expect(() => readCertificateClasses(file)).toThrow(`Cannot use ${file}: ${why}`);
  });

  it('refuses a missing file', () => {
    expect(() => readCertificateClasses('/nowhere.json')).toThrow('Cannot use /nowhere.json: it');
  });
});
