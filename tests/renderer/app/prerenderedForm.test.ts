// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { loadForm } from '../../../renderer/api/formApi.ts';
import { createHttp } from '../../../renderer/api/http.ts';
import { prerenderedForm } from '../../../renderer/app/prerenderedForm.ts';
import { routeOf } from '../../../renderer/app/routes.ts';
import { readEntryParameters } from '../../../renderer/portal/entryParameters.ts';
import { readRuntimeConfig } from '../../../renderer/portal/runtimeConfig.ts';

const fetched = { loadForm: vi.fn<typeof loadForm>(), loadLists: vi.fn<() => Promise<void>>() };
const MANIFEST = { code: 'LREAL1', sourceTypes: ['lrw'] };
const FORM = { code: 'LREAL1', hash: 'as-prerendered', plan: { manifest: MANIFEST } };

afterEach(() => {
  fetched.loadForm.mockReset();
  fetched.loadLists.mockReset();
  sessionStorage.clear();
});

interface Visit {
  readonly dataset?: Readonly<Record<string, string>>;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly skipIntro?: boolean;
  readonly maintenance?: boolean;
  readonly html?: string;
}

const PRERENDERED = { form: 'LREAL1', definition: 'as-prerendered', screen: 'intro' };

function visit({ dataset = PRERENDERED, config = {}, ...visited }: Visit) {
  const { skipIntro = false, maintenance = false, html = '' } = visited;
  const root = document.createElement('div');
  root.innerHTML = html;
  Object.assign(root.dataset, dataset);
  const opened = {
    http: createHttp(),
    config: readRuntimeConfig({ WFP_CONFIG: config }),
    route: routeOf('/form/LREAL1'),
    entry: { ...readEntryParameters(''), skipIntro, maintenance },
  };
  return prerenderedForm(root, opened, fetched);
}

describe('prerenderedForm: the form of a prerendered page', () => {
  it.each([
    ['unchanged', {}, { isCurrent: true, isSame: true }],
    ['another hotline', { config: { HOTLINE: '2000 0000' } }, { isCurrent: true, isSame: false }],
    [
      'a feature that texts mention',
      { config: { FEATURES: ['identityApp'] } },
      { isCurrent: true, isSame: false },
    ],
    ['a test environment', { config: { ENVIRONMENT: 'UAT' } }, { isCurrent: true, isSame: false }],
    [
      'payments suspended',
      { config: { DISABLE_ALL_GCIS_PAYMENT: true } },
      { isCurrent: true, isSame: false },
    ],
    [
      'another definition',
      { dataset: { ...PRERENDERED, definition: 'before' } },
      { isCurrent: false, isSame: false },
    ],
    ['another first screen', { skipIntro: true }, { isCurrent: false, isSame: false }],
    [
      'the first step, unchanged',
      { skipIntro: true, dataset: { ...PRERENDERED, screen: 'first' } },
      { isCurrent: true, isSame: true },
    ],
  ] as const)('%s', async (_, given: Visit, expected) => {
    fetched.loadForm.mockResolvedValue(FORM as never);
    expect(await visit(given)).toEqual({ form: FORM, ...expected });
  });

  it.each([
    ['nothing was prerendered', { dataset: {} }],
    ['a preview of the maintenance page', { maintenance: true }],
    ['maintenance', { config: { MAINTENANCE: true } }],
  ] as const)('%s: requests no form', async (_, given: Visit) => {
    expect(await visit(given)).toEqual({ isCurrent: false, isSame: false });
    expect(fetched.loadForm).not.toHaveBeenCalled();
  });

  it('returns no form when the request fails', async () => {
    fetched.loadForm.mockRejectedValue(new TypeError('no network'));
    expect(await visit({})).toEqual({ isCurrent: false, isSame: false });
  });

  it('is rendered again if a payment is to be resumed', async () => {
    fetched.loadForm.mockResolvedValue(FORM as never);
    sessionStorage.setItem('landform.payment', JSON.stringify({ formCode: 'LREAL1' }));
    expect(await visit({})).toEqual({ form: FORM, isCurrent: true, isSame: false });
  });

  describe('with a list', () => {
    const html = '<div class="records"></div>';

    it('waits for the code of lists before hydration', async () => {
      fetched.loadForm.mockResolvedValue(FORM as never);
      const code = Promise.withResolvers<void>();
      fetched.loadLists.mockReturnValue(code.promise);
      let isThere = false;
      const page = visit({ html }).then((form) => {
        isThere = true;
        return form;
      });
      await vi.waitFor(() => expect(fetched.loadLists).toHaveBeenCalledOnce());
      await Promise.resolve();
      expect(isThere).toBe(false);
      code.resolve();
      expect(await page).toEqual({ form: FORM, isCurrent: true, isSame: true });
    });

    it('B-82: is rendered again if the code of lists cannot be fetched', async () => {
      fetched.loadForm.mockResolvedValue(FORM as never);
      fetched.loadLists.mockRejectedValue(new TypeError('no network'));
      expect(await visit({ html })).toEqual({ isCurrent: false, isSame: false });
    });
  });

  it('does not load the code of lists for a page without lists', async () => {
    fetched.loadForm.mockResolvedValue(FORM as never);
    await visit({});
    expect(fetched.loadLists).not.toHaveBeenCalled();
  });
});
