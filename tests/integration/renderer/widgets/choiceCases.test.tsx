// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FormData, JsonObject, UiSchema } from '#engine';
import { formInUse, makeFiles } from '../../../engine/support/makeForm.ts';
import { loadForm } from '../../../engine/support/readForms.ts';
import { renderFields } from '../../../support/renderFields.tsx';

const TEXT = { type: 'string' };

/** Compiles a form of these fields and renders it like the portal. */
async function showForm(properties: JsonObject, ui: Record<string, UiSchema>, data: FormData = {}) {
  const form = formInUse(await loadForm({ ...makeFiles(properties), ui }));
  const store = form.store(data);
  renderFields({ store });
  return { form, store };
}

const tick = (name: string) => fireEvent.click(screen.getByLabelText(name));

describe('choices with the real widgets and the real rules', () => {
  it('B-55: report two ticked boxes where one is allowed, and keep both ticked', async () => {
    const items = { type: 'string', enum: ['HK', 'KLN'] };
    const { store } = await showForm(
      { place: { type: 'array', uniqueItems: true, maxSelected: 1, items } },
      { place: { 'ui:options': { single: true } } },
    );
    tick('HK');
    tick('KLN');
    let errors: readonly unknown[] = [];
    act(() => {
      errors = store.validateSteps();
    });
    expect(errors).toMatchObject([{ path: '/place', key: 'validation_multiSelected', args: [1] }]);
    expect(screen.getByText('validation_multiSelected')).toBeTruthy();
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    tick('HK');
    act(() => store.check());
    expect([store.get('/place'), store.shownErrors()]).toEqual([['KLN'], []]);
  });

  it.each(['select', 'radio', 'combobox'])(
    'B-54: a %s neither offers nor keeps an option that the form does not offer',
    async (widget) => {
      const { store } = await showForm(
        {
          kind: { type: 'string', enum: ['new', 'current'] },
          term: {
            type: 'string',
            enum: ['oneOff', 'renew24'],
            optionsWhen: { renew24: { '/kind': { const: 'current' } } },
          },
        },
        { term: { 'ui:widget': widget } },
        { kind: 'current', term: 'renew24' },
      );
      expect(store.get('/term')).toBe('renew24');
      act(() => store.set('/kind', 'new'));
      expect(store.get('/term')).toBeUndefined();
      if (widget === 'combobox') {
        const box = await screen.findByPlaceholderText<HTMLInputElement>('Type to search');
        await waitFor(() => expect(box.value).toBe(''));
        fireEvent.click(box);
      }
      const offered = screen
        .queryAllByRole(widget === 'radio' ? 'radio' : 'option')
        .map((each) => each.getAttribute('value') ?? each.textContent);
      expect(offered).not.toContain('renew24');
      expect(offered).toContain('oneOff');
    },
  );

  it('B-48: omit the text under an unchosen option, and restore it with the option', async () => {
    const { form, store } = await showForm(
      {
        kind: { type: 'string', enum: ['deed', 'other'] },
        which: { ...TEXT, visibleWhen: { '/kind': { const: 'other' } } },
      },
      {
        kind: { 'ui:widget': 'radio' },
        which: { 'ui:options': { extraFieldOf: 'other' } },
      },
    );
    tick('other');
    fireEvent.input(screen.getByLabelText('which'), { target: { value: 'Probate' } });
    expect(store.data()).toEqual({ kind: 'other', which: 'Probate' });
    tick('deed');
    expect([store.data(), screen.queryByLabelText('which')]).toEqual([{ kind: 'deed' }, null]);
    expect(form.evaluate({ kind: 'deed', which: 'Probate' }).data).toEqual({ kind: 'deed' });
    tick('other');
    expect(screen.getByLabelText<HTMLInputElement>('which').value).toBe('Probate');
  });

  it('render radio buttons inside one labelled radiogroup', async () => {
    await showForm(
      { kind: { type: 'string', enum: ['deed', 'other'] } },
      { kind: { 'ui:widget': 'radio' } },
    );
    const group = screen.getByRole('radiogroup', { name: /kind/ });
    expect(group.getAttribute('aria-required')).toBe('false');
    expect(screen.getAllByRole('radio').map((radio) => group.contains(radio))).toEqual([
      true,
      true,
    ]);
  });
});

describe('texts of a form', () => {
  const NOTE = { 'ui:field': 'note', 'ui:options': { tone: 'warning' } };

  it('T-22: are never markup, and link only to safe addresses', async () => {
    const form = formInUse(
      await loadForm({ ...makeFiles({ about: { type: 'object' } }), ui: { about: NOTE } }),
    );
    const text = '<b onclick="x()">no</b> [go](javascript:x) [right](https://a.example) **yes**';
    const { container } = renderFields({ store: form.store(), texts: { 'about.text': text } });
    expect(container.querySelector('b, [onclick]')).toBeNull();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['https://a.example']);
    expect(container.querySelector('strong')?.textContent).toBe('yes');
  });

  it('appear and disappear with their condition, and are not answers', async () => {
    const { store } = await showForm(
      { kind: TEXT, about: { type: 'object', visibleWhen: { '/kind': { const: 'x' } } } },
      { about: NOTE },
    );
    expect(document.getElementById('f-about')).toBeNull();
    act(() => store.set('/kind', 'x'));
    expect(document.getElementById('f-about')).not.toBeNull();
    expect([store.data(), store.validateSteps()]).toEqual([{ kind: 'x' }, []]);
    act(() => store.set('/kind', 'y'));
    expect(document.getElementById('f-about')).toBeNull();
  });

  it('cross out the options that are not chosen, and label them as crossed out', async () => {
    const form = formInUse(
      await loadForm(makeFiles({ post: { type: 'string', enum: ['chair', 'clerk'] } })),
    );
    const texts = { 'post.output': 'the {chair|chairman} / {clerk|clerk}' };
    const store = form.store();
    const { container } = renderFields({ store, texts });
    expect(container.querySelector('s')).toBeNull();
    act(() => store.set('/post', 'clerk'));
    expect(container.querySelector('s')?.textContent).toBe('[crossed out: chairman]');
  });
});
