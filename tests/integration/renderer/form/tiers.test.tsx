// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createFormStore, type FormData, type FormStore } from '#engine';
import { readSmallForm, smallFormNames } from '../../../../.storybook/storySources.ts';
import { renderBySchema } from '../../../../renderer/form/nodes/renderBySchema.tsx';
import { renderDirectly } from '../../../../renderer/form/nodes/renderDirectly.tsx';
import type { DrawNode } from '../../../../renderer/form-context/NodeProps.ts';
import { PROJECT_ROOT } from '../../../../server/config/projectRoot.ts';
import { loadForm, readShared } from '../../../engine/support/readForms.ts';
import { loadPortalForm, type PortalForm } from '../../../support/loadPortalForm.ts';
import { renderFields } from '../../../support/renderFields.tsx';

const FORMS = readdirSync(join(PROJECT_ROOT, 'forms'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const TIERS = [renderDirectly, renderBySchema] as const;

afterEach(cleanup);

/** A form with complete answers. */
interface TierForm {
  readonly form: PortalForm;
  readonly full: { readonly now: string; readonly formData: FormData };
}

const registered = FORMS.map((code) => ({
  name: code,
  load: async (): Promise<TierForm> => ({ form: await loadPortalForm(code), full: sample(code) }),
}));

/** The small forms of the stories. Only `any-shape` has answers. */
const small = (await smallFormNames()).map((name) => ({
  name: `story ${name}`,
  load: async (): Promise<TierForm> => {
    const form = await loadForm(await readSmallForm(name), readShared());
    return { form, full: { now: NOW, formData: name === 'any-shape' ? ANY_SHAPE : {} } };
  },
}));

const NOW = '2026-11-20T10:00:00+08:00';
const ANY_SHAPE = {
  prices: { tea: 8.5 },
  hours: [['Mon', 9, 17]],
  origin: { url: 'https://example.hk/' },
  family: { name: 'CHAN TAI MAN', children: [{ name: 'CHAN SIU MING' }] },
};

describe.each([...registered, ...small])(
  '$name, rendered directly and through SchemaField',
  (drawn) => {
    let form: PortalForm;
    let full: TierForm['full'];
    beforeAll(async () => {
      ({ form, full } = await drawn.load());
    });

    const sitting = (data: FormData) =>
      createFormStore(form.plan, form.validator, { now: full.now, data });

    const draw = (store: FormStore, pointers: readonly string[], node: DrawNode) =>
      renderFields({ store, pointers, texts: form.texts.en, draw: node }).container;

    const steps = () => [
      ...form.plan.steps.map(({ fields }) => fields),
      ...(form.plan.workflowFields.length > 0 ? [form.plan.workflowFields] : []),
    ];

    it.each([
      ['empty', () => ({}), () => undefined],
      ['filled', () => full.formData, () => undefined],
      ['wrong', () => ({}), (store: FormStore) => store.validateSteps()],
    ] as const)('renders the same HTML, %s', (_, data, prepare) => {
      const drawn = steps().map((pointers) =>
        TIERS.map((node) => {
          const store = sitting(data());
          prepare(store);
          return draw(store, pointers, node).innerHTML;
        }),
      );
      for (const [direct, through] of drawn) expect(direct).toBe(through);
      expect(drawn.flat().join('')).toMatch(/<(?:input|select|textarea|button)/);
    });

    it('stores the same answers', () => {
      for (const pointers of steps()) {
        const taken = TIERS.map((node) => {
          const store = sitting({});
          work(draw(store, pointers, node));
          return store.data();
        });
        expect(taken[0]).toEqual(taken[1]);
      }
    });
  },
);

/** Types into, ticks or changes every input of a page, in order. */
function work(page: HTMLElement): void {
  for (const box of page.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    if (!box.isConnected || box.type === 'file') continue;
    if (box.type === 'checkbox' || box.type === 'radio') fireEvent.click(box);
    else if (box.tagName === 'SELECT') {
      const last = [...box.querySelectorAll('option')].at(-1)?.value ?? '';
      fireEvent.change(box, { target: { value: last } });
    } else {
      fireEvent.input(box, { target: { value: '12.50' } });
      fireEvent.blur(box);
    }
  }
}

/** Returns the form's sample `full`, or its first sample. */
function sample(code: string) {
  const samples = join(PROJECT_ROOT, 'forms', code, 'samples');
  const name = existsSync(join(samples, 'full.json')) ? 'full.json' : readdirSync(samples)[0];
  return JSON.parse(readFileSync(join(samples, name ?? ''), 'utf8'));
}
