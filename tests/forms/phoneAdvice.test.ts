import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { evaluateForm } from '#engine';
import minimal from '#forms/LREAL1/samples/minimal.json' with { type: 'json' };
import { ROOT } from '../../scripts/command/run.ts';
import { loadPortalForm, type PortalForm } from '../support/loadPortalForm.ts';

const SCHEMAS = globSync(['schemas/defs/*.schema.json', 'forms/*/schema.json'], { cwd: ROOT });

describe('a phone number of fewer than eight digits', () => {
  let form: PortalForm;
  beforeAll(async () => {
    form = await loadPortalForm('LREAL1');
  });

  const advised = (ContactTel: string) => {
    const data = { ...minimal.formData, ContactTel };
    const found = evaluateForm(form.plan, form.validator, { data, now: minimal.now });
    const keys = found.warnings.filter(({ path }) => path === '/ContactTel').map(({ key }) => key);
    return { errors: found.errors, keys };
  };

  it.each(['1234', '+852 123', '2345-678', '(1) 2'])(
    'promise 15: gives a warning and no error: %s',
    (phone) => {
      expect(advised(phone)).toEqual({ errors: [], keys: ['validation_phoneShort'] });
    },
  );

  it.each(['2345 6789', '+852 2345 6789', '+44 (20) 7946-0958', '００００００００'])(
    'promise 15: gives no warning for the full number %s',
    (phone) => {
      expect(advised(phone)).toEqual({ errors: [], keys: [] });
    },
  );

  it.each(SCHEMAS)('promise 15: gives a warning at every phone field of %s', (path) => {
    const schema = readFileSync(join(ROOT, path), 'utf8');
    const count = (text: string) => schema.split(text).length;
    expect(count('validation_phoneShort')).toBe(count('"phone": true'));
  });
});
