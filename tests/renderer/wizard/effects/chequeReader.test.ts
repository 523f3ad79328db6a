import { describe, expect, it } from 'vitest';
import { readRuntimeConfig } from '../../../../renderer/portal/runtimeConfig.ts';
import { chequeReader } from '../../../../renderer/wizard/effects/chequeReader.ts';

const NOW = { now: () => '2026-11-20T10:00:00+08:00' };
const config = readRuntimeConfig({});
const reader = (payees?: string[]) =>
  chequeReader(NOW, { ...config, eCheque: { ...config.eCheque, ...(payees && { payees }) } });

describe('chequeReader', () => {
  it('validates a chosen file', async () => {
    expect(await reader()(new File(['no e-Cheque'], 'a.pdf'), 38_000)).toEqual({
      kind: 'refused',
      fault: 'validation_eCheque_invalid',
    });
  });

  it('leaves the check to the server without a fee', async () => {
    expect(await reader()(new File(['no e-Cheque'], 'a.pdf'), 0)).toEqual({ kind: 'busy' });
  });

  it('names the payees of the portal', () => {
    expect(reader(['The Land Registry']).payees).toEqual(['The Land Registry']);
    expect(reader().payees).toBe(config.eCheque.payees);
  });
});
