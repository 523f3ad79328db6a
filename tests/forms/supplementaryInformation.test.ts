import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { behaviourOf, exportData, LANGUAGES, screensOf, traitsOf } from '#engine';
import { ROOT } from '../../scripts/command/run.ts';
import { formCodesIn } from '../../server/forms/source/readFormFiles.ts';
import { allNodes } from './support/coverage.ts';
import { type OpenForm, openForm } from './support/openForm.ts';

const NOW = '2026-11-20T10:00:00+08:00';
const FORMS = join(ROOT, 'forms');

async function read<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}

/** Returns the sources of a form's prefilled values, as `pointer source name`. */
function prefilled({ plan }: OpenForm): readonly string[] {
  return allNodes(plan.root).flatMap((node) =>
    node.kind === 'leaf' && node.prefill
      ? [`${node.pattern} ${node.prefill.from} ${node.prefill.name}`]
      : [],
  );
}

describe('SUPPINFO', () => {
  let form: OpenForm;
  beforeAll(async () => {
    form = await openForm('SUPPINFO');
  });

  it('prefills questions and expiry from the request, and the rest from the address', () => {
    expect(prefilled(form)).toEqual([
      '/referenceNumber query reference',
      '/formCode query form',
      '/linkToken query RefID',
      '/linkExpiresAt request expiresAt',
      '/questions/*/prompt request questions/prompt',
    ]);
  });

  it('has an optional signature of a person or an organisation', async () => {
    const signatures = async (name: string) =>
      behaviourOf(form.plan, form.validator, await form.sample(name), NOW).signatures;
    expect(await signatures('minimal')).toMatchObject([{ optional: true, holder: 'personal' }]);
    expect(await signatures('full')).toMatchObject([{ optional: true, holder: 'organisation' }]);
  });

  it('exports each answer with its files', async () => {
    const data = exportData(form.plan, form.validator, await form.sample('from-a-link'), NOW);
    expect(data).toMatchObject({
      answers: [
        { files: [{ name: 'bill.pdf' }, { name: 'letter.png' }] },
        { files: [{ name: 'certificate.pdf' }] },
      ],
    });
  });

  it('lists the forms that can be supplemented under their own titles', async () => {
    const { rows } = await read<{
      readonly rows: readonly { readonly value: string; readonly text: Record<string, string> }[];
    }>(join(ROOT, 'schemas/tables/form-titles.json'));
    const codes = await formCodesIn(FORMS);
    for (const { value, text } of rows.filter(({ value: code }) => codes.includes(code))) {
      for (const language of LANGUAGES) {
        const words = read<Record<string, string>>(
          join(FORMS, value, 'locales', `${language}.json`),
        );
        const title = (await words.catch(() => undefined))?.['$form.title'];
        if (title !== undefined) expect(text[language]).toBe(`${value} – ${title}`);
      }
    }
  });
});

describe('SUPPLINK', () => {
  it('has one screen, and no acknowledgement', async () => {
    const { plan, validator, sample } = await openForm('SUPPLINK');
    const behaviour = behaviourOf(plan, validator, await sample('link-used'), NOW);
    const { steps, submissionType, signatures, isPaymentRequired: paymentRequired } = behaviour;
    const payment = { paymentRequired, paymentMethodIndex: -1, amountCents: 0 };
    const facts = { steps, submissionType, signatures, ...payment };
    expect(screensOf(traitsOf(plan), facts).map(({ id }) => id)).toEqual(['link']);
  });
});
