import type { Plan } from '../../../engine/definition/Plan.ts';
import { choice, group, leaf, list, planOf } from '../../support/planNodes.ts';
import { step } from './wizardFacts.ts';

const HKID_IF = {
  keyword: 'hkid',
  when: 0,
  key: 'validation_invalidHKID',
  args: [],
  severity: 'error' as const,
};

const TYPED_AGAIN = {
  keyword: 'sameAs',
  key: 'validation_notSame',
  args: [],
  severity: 'error' as const,
};

/** The plan of a form with many types of answers. */
export const PLAN: Plan = {
  ...planOf({
    name: leaf('text'),
    remarks: leaf('multiline'),
    hkid: leaf('hkid'),
    idDoc: choice(['hkid', 'other']),
    idNo: leaf('text', { rules: [HKID_IF] }),
    agree: leaf('checkbox'),
    sources: choice(['web', 'friend'], {}, 'choices'),
    fee: leaf('money'),
    shares: leaf('percentage'),
    email: leaf('email'),
    emailAgain: leaf('email', { rules: [TYPED_AGAIN] }),
    linkToken: leaf('text', { ui: { 'ui:widget': 'hidden' } }),
    file: leaf('file'),
    secret: leaf('password'),
    address: group(
      {
        floor: leaf('text'),
        street: leaf('text'),
        district: choice(['CW']),
        region: choice(['HK']),
      },
      { ui: { 'ui:field': 'address' } },
    ),
    lot: group({ lotNo: leaf('text') }),
    property: group(
      {
        streetNo: leaf('text'),
        street: leaf('text'),
        lotType: choice(['IL']),
        lotNo: leaf('text'),
      },
      { ui: { 'ui:field': 'property' } },
    ),
    orders: list(
      {
        plan: choice(['new24']),
        PRN: leaf('prn'),
        start: group(
          { d: leaf('integer'), m: leaf('integer'), y: leaf('integer') },
          { dateParts: { day: 'd', month: 'm', year: 'y' } },
        ),
      },
      { ui: { 'ui:options': { summary: ['plan', 'PRN', 'start'] } } },
    ),
  }),
  conditions: [{ kind: 'test', pattern: '/idDoc', test: 't0' }],
  steps: [
    step('who', {
      fields: [
        '/name',
        '/remarks',
        '/hkid',
        '/idDoc',
        '/idNo',
        '/agree',
        '/sources',
        '/fee',
        '/shares',
        '/email',
        '/emailAgain',
        '/linkToken',
        '/file',
        '/secret',
        '/address',
        '/lot',
        '/property',
      ],
    }),
    step('what', { fields: ['/orders'] }),
    step('nothing', { fields: ['/hidden'] }),
  ],
};

/** Some texts of the form, in English. */
export const TEXTS = {
  '$steps.who.title': 'Applicant',
  '$steps.what.title': 'Land registers',
  'name.label': 'Name',
  'address.region.options.HK': 'Hong Kong',
  'address.district.options.CW': 'Central and Western',
  'sources.options.web': 'Website',
  'orders.label': 'Orders',
  'orders.record': 'Land register {n}',
  'orders.plan.options.new24': '24 months',
  'lot.label': 'Lot',
  'property.lotNo.label': 'Lot number',
  'property.lotType.options.IL': 'Inland Lot',
};

/** Answers of the form. */
export const DATA = {
  name: 'CHAN TAI MAN 陳大文',
  remarks: 'one\n\ntwo',
  hkid: 'A1234563',
  idDoc: 'hkid',
  idNo: 'A1234563',
  agree: true,
  sources: ['web', 'friend'],
  fee: '1234.00',
  shares: '33.33',
  email: 'taiman@example.hk',
  emailAgain: 'taiman@example.hk',
  linkToken: 'abcdef',
  file: { name: 'proof.pdf', size: 1_572_864, type: 'application/pdf', sha256: '0', ref: 'r' },
  secret: 'hunter22',
  address: { floor: '12', street: '1 EXAMPLE STREET', district: 'CW', region: 'HK' },
  orders: [{ plan: 'new24', PRN: 'A0123453', start: { d: '01', m: '12', y: '2026' } }, {}],
};
