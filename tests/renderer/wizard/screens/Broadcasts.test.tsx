// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Language, Plan } from '#engine';
import broadcastSchema from '#schemas/config/wfp-broadcast.schema.json' with { type: 'json' };
import type { WfpBroadcast } from '#schemas/types/wfp-broadcast.generated.d.ts';
import { FORM_FLAGS } from '../../../../engine/behaviour/formFlags.ts';
import type { RuntimeConfig } from '../../../../renderer/portal/runtimeConfig.ts';
import { Broadcasts } from '../../../../renderer/wizard/screens/Broadcasts.tsx';
import { inPortal } from '../../../support/inPortal.tsx';
import { loadPortalForm } from '../../../support/loadPortalForm.ts';

const NOW = '2026-11-20T10:00:00+08:00';

let paid: Plan;
let free: Plan;

beforeAll(async () => {
  paid = (await loadPortalForm('LREAL1')).plan;
  free = (await loadPortalForm('LRWS1')).plan;
});
afterEach(cleanup);

const message = { en: 'Closed **early**', 'zh-Hant': '提早**關門**', 'zh-Hans': '提早**关门**' };

const show = async (
  config: Partial<RuntimeConfig>,
  { plan = paid, now = NOW, language = 'en' as Language } = {},
) => {
  await inPortal(<Broadcasts plan={plan} now={now} />, { config, language });
  return document.body.textContent;
};
const notice = (more: object = {}): Partial<RuntimeConfig> => ({
  broadcasts: { n: { type: 'info', message, ...more } } as WfpBroadcast,
});

describe('Broadcasts: a notice of the operator', () => {
  it.each([
    [undefined, undefined, true],
    [null, null, true],
    ['2026-11-20T10:00:00+08:00', undefined, true],
    ['2026-11-20T10:00:01+08:00', undefined, false],
    [undefined, '2026-11-20T10:00:00+08:00', true],
    [undefined, '2026-11-20T09:59:59+08:00', false],
    ['2026-11-20T09:00:00+08:00', '2026-11-20T11:00:00+08:00', true],
    ['2026-11-21T09:00:00+08:00', '2026-11-22T11:00:00+08:00', false],
  ])('from %s to %s is shown at ten: %s', async (fromDate, toDate, isShown) => {
    expect(await show(notice({ fromDate, toDate }))).toBe(isShown ? 'Closed early' : '');
  });

  it.each([
    [[], true, true],
    [['paymentRequired'], true, false],
    [['simplifiedForm'], false, true],
    [['paymentRequired', 'signRequired'], true, false],
    [['paymentRequired', 'simplifiedForm'], false, false],
    [['LREAL1'], true, false],
    [['LREAL1', 'paymentRequired'], true, false],
    [['LRWS1', 'paymentRequired'], false, false],
    [['constructor'], false, false],
  ])(
    'under the conditions %j is shown on a paid form: %s, on a free simplified form: %s',
    async (...row) => {
      const [conditions, onPaid, onFree] = row;
      expect(await show(notice({ conditions }), { plan: paid })).toBe(onPaid ? 'Closed early' : '');
      cleanup();
      expect(await show(notice({ conditions }), { plan: free })).toBe(onFree ? 'Closed early' : '');
    },
  );

  it.each([
    ['info', 'notice'],
    ['success', 'notice notice-success'],
    ['warning', 'notice notice-warning'],
    ['danger', 'notice notice-error'],
  ])('of the type %s has the class of its type', async (type, className) => {
    await show(notice({ type }));
    expect(screen.getByText('early').closest('.notice')?.className).toBe(className);
  });

  it.each([
    ['en', 'Closed early'],
    ['zh-Hant', '提早關門'],
    ['zh-Hans', '提早关门'],
  ] as const)('is shown in %s', async (language, words) => {
    expect(await show(notice(), { language })).toBe(words);
  });

  it('T-22: shows HTML and unsafe links as text', async () => {
    const text = '<img src=x onerror=alert(1)> [x](javascript:alert(1))';
    await show(notice({ message: { ...message, en: text } }));
    expect(document.body.textContent).toBe(text);
    expect(document.querySelector('img, a')).toBeNull();
  });

  it('accepts only flags and codes of forms in its conditions', () => {
    const isValid = new Ajv2020().compile(broadcastSchema);
    const accepted = (conditions: readonly unknown[]) =>
      conditions.filter((each) => isValid(notice({ conditions: [each] }).broadcasts));
    const allowed = [...FORM_FLAGS, 'LREAL1', 'LRWS1'];
    expect(accepted(allowed)).toEqual(allowed);
    expect(accepted(['', 'isPaid', 'constructor', 'lreal1', 'LREAL1 ', 'L', 7, null])).toEqual([]);
  });
});

describe('Broadcasts: the notice of suspended payment', () => {
  const period = (from: string | null, to: string | null) => ({ from, to, methods: [] });
  const PAST = period('2026-11-01T00:00:00+08:00', '2026-11-02T00:00:00+08:00');
  const ENDING = period('2026-11-20T08:00:00+08:00', NOW);
  const COMING = period('2026-12-01T00:00:00+08:00', '2026-12-02T06:00:00+08:00');
  const OPEN = period('2026-11-20T08:00:00+08:00', null);
  const count = () => screen.queryAllByRole('listitem').length;

  it.each([
    ['all periods that have not ended', true, [PAST, ENDING, COMING, OPEN], 3],
    ['nothing once every period has ended', true, [PAST], 0],
    ['nothing without periods', true, [], 0],
    ['nothing while its flag is off', false, [COMING], 0],
  ])('lists %s', async (_, announcePaymentWindows, paymentWindows, shown) => {
    await show({ announcePaymentWindows, paymentWindows });
    expect(count()).toBe(shown);
    expect(screen.queryAllByRole('heading', { name: 'Service suspension' })).toHaveLength(
      shown > 0 ? 1 : 0,
    );
  });

  it('is not shown on a free form', async () => {
    await show({ announcePaymentWindows: true, paymentWindows: [COMING] }, { plan: free });
    expect(count()).toBe(0);
  });

  it('shows the period in Hong Kong time', async () => {
    await show({ announcePaymentWindows: true, paymentWindows: [COMING] });
    expect(screen.getByRole('listitem').textContent).toBe(
      '01/12/2026 12:00 AM – 02/12/2026 6:00 AM',
    );
  });
});
