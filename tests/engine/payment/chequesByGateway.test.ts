import { describe, expect, it } from 'vitest';
import { behaviourOf, chequesByGateway, evaluateForm, type FormData } from '#engine';
import { loadPortalForm } from '../../support/loadPortalForm.ts';

const NOW = '2026-11-20T10:00:00+08:00';

describe('chequesByGateway()', () => {
  it('requires no file: the gateway charges an e-Cheque like any other method', async () => {
    const { plan, validator } = await loadPortalForm('LRMDB1');
    const byGateway = chequesByGateway(plan);
    const data: FormData = { CDPaymentMethod: 'echq', payee: 'landRegistry' };
    const file = evaluateForm(plan, validator, { data, now: NOW });
    const paid = evaluateForm(byGateway, validator, { data, now: NOW });
    const paths = (found: typeof file) => found.errors.map(({ path }) => path);
    expect(paths(file)).toContain('/uploadECheque');
    expect(paths(paid)).toEqual(paths(file).filter((path) => path !== '/uploadECheque'));
    expect(file.data).toMatchObject({ payee: 'landRegistry' });
    expect(paid.data).toMatchObject({ CDPaymentMethod: 'echq' });
    expect(paid.data).not.toHaveProperty('payee');
    const behaviourBy = (each: typeof plan) => behaviourOf(each, validator, data, NOW);
    expect(behaviourBy(plan)).toMatchObject({ isPaymentRequired: false, paymentMethod: 'echq' });
    expect(behaviourBy(byGateway)).toMatchObject({
      isPaymentRequired: true,
      paymentMethod: 'echq',
    });
    expect(behaviourBy(byGateway).steps.map(({ id }) => id)).not.toContain('eCheque');
    expect(byGateway.hash).toBe(plan.hash);
  });

  it('returns a form without e-Cheque unchanged', async () => {
    const { plan } = await loadPortalForm('SUPPINFO');
    expect(chequesByGateway(plan)).toBe(plan);
  });
});
