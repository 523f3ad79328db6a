import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  CUSTOMER_CENTRE,
  createFormStore,
  type FormData,
  type Language,
  paperGuide,
} from '#engine';
import { loadPortalForm, type PortalForm } from '../../support/loadPortalForm.ts';

const NOW = '2026-11-20T10:00:00+08:00';
const forms = new Map<string, PortalForm>();
beforeAll(async () => {
  for (const code of ['LREAL1', 'LR124', 'LODLIST']) forms.set(code, await loadPortalForm(code));
}, 60_000);

function guideOf(code: string, sample: string, change: object = {}, language: Language = 'en') {
  const form = forms.get(code);
  if (!form) throw new RangeError(`Cannot guide ${code}`);
  const { plan, validator, texts } = form;
  const text = readFileSync(`forms/${code}/samples/${sample}.json`, 'utf8');
  const { formData: data } = JSON.parse(text) as { readonly formData: FormData };
  const store = createFormStore(plan, validator, { data, now: NOW });
  return paperGuide({
    plan,
    data: store.data(),
    visible: (pointer) => store.isVisible(pointer),
    texts: texts[language],
    language,
    offices: CUSTOMER_CENTRE,
    phone: '2111 1111',
    feeCents: 38_000,
    isSigned: true,
    hasNextSteps: false,
    ...change,
  });
}

describe('paperGuide', () => {
  it('promise 11: explains how to sign, enclose, pay and submit a form', () => {
    const { payment, parts } = guideOf('LREAL1', 'post');
    expect(parts.map(({ title }) => title)).toEqual([
      'How to hand in this form',
      'What to enclose',
      'Where to hand it in',
    ]);
    expect(parts[0]?.text).toMatch(/^• Print the form.*\n• Post it or bring it.*$/);
    expect(parts[2]?.text).toContain('66 Queensway');
    expect(parts[2]?.text).toContain('Enquiries: 2111 1111');
    expect(parts[2]?.text).toContain('Quote the reference number');
    expect(payment?.text).toContain('HK$380.00');
    expect(payment?.text).toContain('payable to “The Land Registry”');
  });

  it('promise 11: omits the instructions for a form with its own next steps', () => {
    const { parts } = guideOf('LREAL1', 'post', { hasNextSteps: true });
    expect(parts.map(({ title }) => title)).toEqual(['What to enclose', 'Where to hand it in']);
  });

  it('promise 11: requires no signature or fee when the form has none', () => {
    const { payment, parts } = guideOf('LREAL1', 'post', { isSigned: false, feeCents: 0 });
    expect(payment).toBeUndefined();
    expect(parts[0]?.text).not.toContain('sign');
  });

  it('promise 11: names the office that the answers determine', () => {
    const { parts } = guideOf('LR124', 'full');
    expect(parts.at(-1)?.text).toMatch(/^• .*(Office|Centre), /);
    expect(JSON.stringify(parts)).not.toContain('{/');
  });

  it('promise 11: uses the hours and methods that a form defines', () => {
    const { payment, parts } = guideOf('LODLIST', 'minimal');
    expect(parts.at(-1)?.text).toContain('9:00 am to 1:30 pm');
    expect(payment?.text).toContain('by cash, cheque, bank draft, or autopay');
  });

  it.each([
    ['zh-Hant', '現金、支票、銀行匯票或自動轉帳'],
    ['zh-Hans', '现金、支票、银行汇票或自动转账'],
  ] as const)('promise 11: lists the methods in %s', (language, methods) => {
    expect(guideOf('LODLIST', 'minimal', {}, language).payment?.text).toContain(methods);
  });

  it('promise 11: reads office and payee from the configuration', () => {
    const office = { address: '1 Example Road', hours: 'Mondays', payee: 'The Example Office' };
    const offices = { en: office, 'zh-Hant': office, 'zh-Hans': office };
    const { payment, parts } = guideOf('LREAL1', 'post', { offices });
    expect(parts.at(-1)?.text).toContain('1 Example Road\n• Opening hours: Mondays');
    expect(payment?.text).toContain('“The Example Office”');
  });
});
