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

describe('submission of LREAL1', () => {
  it.each([
    ['minimal', 'ALLOW_ESUBM'],
    ['post', 'OFFLINE_SUBM'],
    ['owner-in-person', 'OFFLINE_SUBM'],
    ['representative', 'OFFLINE_SUBM'],
  ])('sample %s is %s', async (name, type) => {
    expect((await behaviour(name)).submissionType).toBe(type);
  });

  it('requires a personal certificate with the name and number of a person', async () => {
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

  it('requires an organisational certificate with the authorised person', async () => {
    const [signature] = (await behaviour('corporate-online')).signatures;
    expect(signature).toMatchObject({
      holder: 'organisation',
      organisationName: 'EXAMPLE TRADING LIMITED',
      authorisedName: 'CHAN TAI MAN',
    });
    expect(signature).not.toHaveProperty('idNumber');
  });

  it('disables the digital signature when the form is printed', async () => {
    const [signature] = (await behaviour('post')).signatures;
    expect(signature?.disabled).toBe(true);
  });

  it('shows the documents step only to a corporation that submits online', async () => {
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
  ])('accepts %s as the additional proof of a corporation', async (docType) => {
    const data = await sample('corporate-online');
    const [certificate, proof] = data.supportDocument as readonly object[];
    const documents = { ...data, supportDocument: [certificate, { ...proof, docType }] };
    expect(evaluateForm(plan, validator, { data: documents, now: NOW }).errors).toEqual([]);
  });

  it.each([
    ['representative', ['annexII', 'annexIV']],
    ['corporate-representative', ['annexIII', 'annexV']],
    ['minimal', []],
  ])('offers sample %s the annexes %j', async (name, annexes) => {
    expect((await behaviour(name)).documents.map(({ id }) => id)).toEqual(annexes);
  });
});

describe('fee of LREAL1', () => {
  it.each([
    ['oneOff', 38000],
    ['new24', 25000],
    ['renew24', 16000],
  ])('%s costs %i cents, as in the texts of every language', (option, cents) => {
    const [item] = plan.payment?.items ?? [];
    const prices = item?.unitPrice.op === 'lookup' ? item.unitPrice.in : {};
    expect(Number(prices[option]) * 100).toBe(cents);
    for (const language of LANGUAGES) {
      const texts = compiled.texts[language];
      expect(texts[`orders.SubscriptionFee.options.${option}`]).toContain(`HK$${prices[option]}`);
      expect(texts['$form.notes']).toContain(String(cents / 100));
    }
  });

  it('charges each land register on a separate line', async () => {
    const { fee } = evaluateForm(plan, validator, { data: await sample('full'), now: NOW });
    expect(fee.lines.map(({ amountCents }) => amountCents)).toEqual([16000, 25000, 38000]);
    expect(fee.totalCents).toBe(79000);
  });
});

describe('limits of LREAL1', () => {
  it.each([
    ['orders', 50, 'minimal'],
    ['supportDocument', 10, 'corporate-online'],
  ])('accepts %s up to %i rows', async (list, most, name) => {
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

describe('export of LREAL1', () => {
  const manifest = () => plan.manifest.export ?? {};

  it('has every key of the specification', () => {
    for (const key of EXPORTED.split(' ')) expect(manifest()).toHaveProperty(key);
  });

  it.each(['orderInfos', 'additional'])('has every key of an order in %s', (list) => {
    expect(Object.keys(Object(manifest()[list]).as).sort()).toEqual(
      EXPORTED_OF_ORDERS.split(' ').sort(),
    );
  });

  it('has the type and the full number of a lot', async () => {
    const full = exportData(plan, validator, await sample('full'), NOW);
    expect(full).toMatchObject({ AI_lotType__3: 'DD', AI_lotNo__3: '1515 s.A RP in DD 107' });
    const other = exportData(plan, validator, await sample('property-by-other-lot'), NOW);
    const { orderInfos } = other as { orderInfos: readonly unknown[] };
    expect(orderInfos).toMatchObject([{ lotType: 'Permanent Pier Lot', lotNo: '12' }]);
  });

  it('repeats the orders from the second on with the prefix AI_', () => {
    expect(manifest().additional).toMatchObject({ each: '/orders', from: 1, prefix: 'AI_' });
  });
});
