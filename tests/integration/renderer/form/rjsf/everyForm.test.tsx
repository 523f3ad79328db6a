// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  createFormStore,
  type FormData,
  type FormStore,
  type GroupNode,
  normaliseLeaf,
  type PlanNode,
  type Texts,
} from '#engine';
import { fieldId } from '#renderer';
import { widgetOf } from '../../../../../renderer/form/nodes/widgetOf.ts';
import { PROJECT_ROOT } from '../../../../../server/config/projectRoot.ts';
import { loadPortalForm } from '../../../../support/loadPortalForm.ts';
import { renderFields } from '../../../../support/renderFields.tsx';
import { type Field, fieldsOf } from './fieldsOf.ts';
import { type Answer, type Resolved, resolved } from './resolved.ts';

afterEach(cleanup);

const FORMS = readdirSync(join(PROJECT_ROOT, 'forms'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Widgets whose inputs differ from RJSF's: several for one answer, or a searchable list. */
const OWN_WAYS = ['time', 'year', 'combobox', 'consent', 'month-year'];

describe.each(FORMS)('%s in the stock form of RJSF', (code) => {
  it('has the same fields, and returns the same data', async () => {
    const form = await loadPortalForm(code);
    const plan = { ...form.plan, root: opened(form.plan.root) as GroupNode };
    const { now, formData } = sample(code);
    const store = createFormStore(plan, form.validator, { now, data: formData });
    const compared = plan.steps.flatMap(({ fields }) => compareStep(store, form.texts.en, fields));
    expect(compared.length).toBeGreaterThan(0);
  });
});

/** Renders a step in both forms, fills in both and compares. @returns the compared answers */
function compareStep(
  store: FormStore,
  texts: Texts,
  pointers: readonly string[],
): readonly Answer[] {
  const step = resolved(store, texts, pointers);
  if (step.answers.length === 0) return [];
  const compared = step.answers.filter(({ node }) => !OWN_WAYS.includes(widgetOf(node)));
  const before = valuesOf(store, step);
  const here = renderFields({ store, texts, pointers }).container;
  const drawn = fieldsOf(here);
  for (const { pointer } of step.answers) {
    expect(here.querySelector(`[id^="${fieldId(pointer)}"]`), pointer).not.toBeNull();
  }
  work(here, compared, before);
  expect(valuesOf(store, step)).toEqual(before);
  cleanup();
  const stock = renderStock(step);
  const expected = fieldsOf(stock.page);
  for (const each of compared) {
    expect(shape(drawn, each), each.pointer).toEqual(shape(expected, each));
  }
  work(stock.page, compared, before);
  for (const { pointer } of compared) {
    expect(valueAt(stock.data(), pointer), pointer).toEqual(before.get(pointer));
  }
  cleanup();
  return compared;
}

/** Returns a plan in which every row of a list is visible. */
function opened(node: PlanNode): PlanNode {
  if (node.kind === 'leaf') return node;
  if (node.kind === 'group') return { ...node, children: node.children.map(opened) };
  const { paged: _paged, ...options } = Object(node.ui['ui:options']);
  const ui = { ...node.ui, 'ui:options': { ...options, allOpen: true } };
  return { ...node, ui, item: opened(node.item) as GroupNode };
}

/** Renders the step without answers in RJSF's own form with its default theme. */
function renderStock({ schema, ui }: Resolved) {
  let held: unknown;
  const { container } = render(
    <Form
      schema={schema}
      uiSchema={ui}
      validator={validator}
      noHtml5Validate
      onChange={({ formData }) => {
        held = formData;
      }}
    />,
  );
  return { page: container, data: () => held };
}

/** Returns the answers as submitted: `8,880,000` is `8880000`. */
function valuesOf(store: FormStore, { answers }: Resolved): ReadonlyMap<string, unknown> {
  return new Map(
    answers.map(({ pointer, node }) => [pointer, normaliseLeaf(node, store.get(pointer))]),
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the inputs of an answer in a page of Landform or in the stock form. */
function inputsOf(page: HTMLElement, { pointer }: Answer): readonly Control[] {
  const ids = [fieldId(pointer), `root_${pointer.slice(1).replaceAll('/', '_')}`];
  const controls = [...page.querySelectorAll<Control>('input, select, textarea')];
  return controls.filter(({ id, name }) => ids.includes(id) || ids.includes(name));
}

/** Returns a field without its value, which Landform may format differently. */
function shape(fields: readonly Field[], { pointer }: Answer) {
  const name = pointer.slice(1).split(/[/_]+/).join('.');
  const found = fields.find((field) => field.name === name);
  if (!found) return undefined;
  const { kind, label, options } = found;
  return { kind, label, options };
}

/** Enters each answer in its inputs. Text inputs receive another text first, to cause a change. */
function work(page: HTMLElement, answers: readonly Answer[], values: ReadonlyMap<string, unknown>) {
  for (const each of answers) {
    const value = values.get(each.pointer);
    if (value === undefined) continue;
    for (const control of inputsOf(page, each)) give(control, value, each);
  }
}

function give(control: Control, value: unknown, { node, options }: Answer): void {
  const words = (Array.isArray(value) ? value : [value]).map((each) => options.get(each));
  if (control.type === 'checkbox' || control.type === 'radio') {
    const box = control as HTMLInputElement;
    const own = box.labels?.[0]?.textContent?.trim();
    const isWanted = node.valueType === 'checkbox' ? value === true : words.includes(own);
    if (box.checked !== isWanted) fireEvent.click(box);
  } else if (control instanceof HTMLSelectElement) {
    const option = [...control.options].find(({ text }) => words.includes(text));
    fireEvent.change(control, { target: { value: option?.value ?? '' } });
  } else {
    for (const text of ['1', String(value)]) fireEvent.change(control, { target: { value: text } });
    fireEvent.blur(control);
  }
}

function valueAt(data: unknown, pointer: string): unknown {
  const names = pointer.split('/').slice(1);
  return names.reduce<unknown>((value, name) => Reflect.get(Object(value), name), data);
}

/** Returns the form's sample `full`, or its first sample. */
function sample(code: string): { readonly now: string; readonly formData: FormData } {
  const folder = join(PROJECT_ROOT, 'forms', code, 'samples');
  const name = existsSync(join(folder, 'full.json')) ? 'full.json' : readdirSync(folder)[0];
  return JSON.parse(readFileSync(join(folder, name ?? ''), 'utf8'));
}
