import { expect, it } from 'vitest';
import { openFormStore } from '#engine';
import { withheldOnline } from '../../../../renderer/payment/methods/methodsAsked.ts';
import { readRuntimeConfig } from '../../../../renderer/portal/runtimeConfig.ts';
import { loadPortalForm } from '../../../support/loadPortalForm.ts';
import { loadedForm } from '../../../support/showWizard.tsx';

const PPS_LIMIT = 10_000_000;

it.each([
  [38_000, []],
  [PPS_LIMIT, []],
  [PPS_LIMIT + 1, ['pps']],
])(
  'withheldOnline: for a fee of %i cents withholds the methods with a lower limit',
  async (fee, withheld) => {
    const form = loadedForm(await loadPortalForm('LREAL1'));
    const config = readRuntimeConfig({});
    const store = openFormStore(form.plan, form.tests, { now: form.now() });
    const services = { config, form, store, context: () => undefined };
    const overLimit = withheldOnline(services, fee).filter(({ reason }) => reason === 'overLimit');
    expect(overLimit.map(({ id }) => id)).toEqual(withheld);
  },
);
