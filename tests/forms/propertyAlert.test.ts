import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompiledForm } from '#compiler';
import {
  behaviourOf,
  evaluateForm,
  exportData,
  type FormData,
  LANGUAGES,
  type Plan,
  type ValidatorModule,
} from '#engine';
import { ROOT } from '../../scripts/command/run.ts';
import { openWorkbench, type Workbench } from '../../server/forms/compiler/Workbench.ts';
import { readForm } from '../../server/forms/source/readFormFiles.ts';

const NOW = '2026-11-20T10:00:00+08:00';
const FORMS = join(ROOT, 'forms');

let workbench: Workbench;
let compiled: CompiledForm;
let plan: Plan;
let validator: ValidatorModule;
beforeAll(async () => {
  workbench = await openWorkbench();
  const { files } = await readForm(FORMS, 'LREAL1');
  if (!files) throw new Error('Cannot test LREAL1: its files cannot be read');
  compiled = workbench.compile(files);
  if (!compiled.plan) throw new Error('Cannot test LREAL1: it did not compile');
  plan = compiled.plan;
  validator = await workbench.load(compiled);
});
afterAll(() => workbench.close());

async function sample(name: string): Promise<FormData> {
  const text = await readFile(join(FORMS, 'LREAL1/samples', `${name}.json`), 'utf8');
  return (JSON.parse(text) as { formData: FormData }).formData;
}

const behaviour = async (name: string) => behaviourOf(plan, validator, await sample(name), NOW);

describe('how LREAL1 is submitted', () => {
  it.each([
    ['minimal', 'ALLOW_ESUBM'],
    ['post', 'OFFLINE_SUBM'],
    ['owner-in-person', 'OFFLINE_SUBM'],
    ['representative', 'OFFLINE_SUBM'],
  ])('%s is %s', async (name, type) => {
    expect((await behaviour(name)).submissionType).toBe(type);
  });

  it('asks a person for a personal certificate that agrees with name and identity card', async () => {
    const [signature] = (await behaviour('minimal')).signatures;
    expect(signature).toMatchObject({
      holder: 'personal',
      disabled: false,
      optional: false,
      name: 'CHAN TAI MAN',
      idNumber: 'A1234563',
    });
    expect(signature).not.toHaveProperty('organisationName');
  });

  it('asks a corporation for an organisational certificate of its authorised person', async () => {
    const [signature] = (await behaviour('corporate-online')).signatures;
    expect(signature).toMatchObject({
      holder: 'organisation',
      organisationName: 'EXAMPLE TRADING LIMITED',
      authorisedName: 'CHAN TAI MAN',
    });
    expect(signature).not.toHaveProperty('idNumber');
  });

  it('leaves the signature to the hand when the form is printed', async () => {
    const [signature] = (await behaviour('post')).signatures;
    expect(signature?.disabled).toBe(true);
  });

  it('asks for documents only from a corporation that submits online', async () => {
    const withDocuments = async (name: string) =>
      (await behaviour(name)).steps.some(({ id }) => id === 'documents');
    expect(await withDocuments('corporate-online')).toBe(true);
    expect(await withDocuments('corporate-post')).toBe(false);
    expect(await withDocuments('minimal')).toBe(false);
  });

  it.each([
    'businessRegistration',
    'utilityBill',
    'bankStatement',
    'taxDemand',
    'ratesDemand',
    'otherProof',
  ])('takes %s for the additional proof of a corporation', async (docType) => {
    const data = await sample('corporate-online');
    const [certificate, proof] = data.supportDocument as readonly object[];
    const documents = { ...data, supportDocument: [certificate, { ...proof, docType }] };
    expect(evaluateForm(plan, validator, { data: documents, now: NOW }).errors).toEqual([]);
  });

  it.each([
    ['representative', ['annexII', 'annexIV']],
    ['corporate-representative', ['annexIII', 'annexV']],
    ['minimal', []],
  ])('offers %s the annexes %j', async (name, annexes) => {
    expect((await behaviour(name)).documents.map(({ id }) => id)).toEqual(annexes);
  });
});

describe('what LREAL1 costs', () => {
  it.each([
    ['oneOff', 38000],
    ['new24', 25000],
    ['renew24', 16000],
  ])('%s is %i cents, and every language says so', (option, cents) => {
    const [item] = plan.payment?.items ?? [];
    const prices = item?.unitPrice.op === 'lookup' ? item.unitPrice.in : {};
    expect(Number(prices[option]) * 100).toBe(cents);
    for (const language of LANGUAGES) {
      const texts = compiled.texts[language];
      expect(texts[`orders.SubscriptionFee.options.${option}`]).toContain(`HK$${prices[option]}`);
      expect(texts['$form.notes']).toContain(String(cents / 100));
    }
  });

  it('charges each land register on a line of its own', async () => {
    const { fee } = evaluateForm(plan, validator, { data: await sample('full'), now: NOW });
    expect(fee.lines.map(({ amountCents }) => amountCents)).toEqual([16000, 25000, 38000]);
    expect(fee.totalCents).toBe(79000);
  });
});

describe('how much LREAL1 takes', () => {
  it.each([
    ['orders', 50, 'minimal'],
    ['supportDocument', 10, 'corporate-online'],
  ])('takes %s up to %i and no more', async (list, most, name) => {
    const data = await sample(name);
    const [row] = data[list] as Readonly<Record<string, unknown>>[];
    const filled = (count: number) => {
      const rows = Array.from({ length: count }, (_, index) => ({
        ...row,
        ...(list === 'orders' ? { PRN: '-' } : {}),
        ...(list === 'supportDocument' && index > 0 ? { docType: 'otherProof' } : {}),
      }));
      return evaluateForm(plan, validator, { data: { ...data, [list]: rows }, now: NOW }).errors;
    };
    expect(filled(most)).toEqual([]);
    expect(filled(most + 1)).toMatchObject([
      { path: `/${list}`, key: 'validation_maxRecords', args: [most] },
    ]);
  });
});

/** Keys of the data export (specification, document 2, section 3). */
const EXPORTED =
  'subscriberNameEng subscriberNameChi subscriberType accountNo idType idNo ownerType additionalProof ' +
  'fullNameDirector address phoneNo contactPerson consolidateEmail language sourceOfKnowledge orderInfos';
const EXPORTED_OF_ORDERS =
  'subscriptionType currentOrderNo verificationCode provideRelation addressOfProperty ' +
  'subscriptionStartDt building street streetNumber block floor flat district lotType lotNo prn ' +
  'emailAddr supplementaryEmail sms';

describe('what LREAL1 exports', () => {
  const manifest = () => plan.manifest.export ?? {};

  it('has every key of the specification', () => {
    for (const key of EXPORTED.split(' ')) expect(manifest()).toHaveProperty(key);
  });

  it.each(['orderInfos', 'additional'])('has every key of an order in %s', (list) => {
    expect(Object.keys(Object(manifest()[list]).as).sort()).toEqual(
      EXPORTED_OF_ORDERS.split(' ').sort(),
    );
  });

  it('has a lot in full: its given type, and the district of its number', async () => {
    const full = exportData(plan, validator, await sample('full'), NOW);
    expect(full).toMatchObject({ AI_lotType__3: 'DD', AI_lotNo__3: '1515 s.A RP in DD 107' });
    const other = exportData(plan, validator, await sample('property-by-other-lot'), NOW);
    const { orderInfos } = other as { orderInfos: readonly unknown[] };
    expect(orderInfos).toMatchObject([{ lotType: 'Permanent Pier Lot', lotNo: '12' }]);
  });

  it('repeats the orders from the second on under AI_', () => {
    expect(manifest().additional).toMatchObject({ each: '/orders', from: 1, prefix: 'AI_' });
  });
});
