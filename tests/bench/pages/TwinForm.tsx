import { memo, useCallback, useId, useState, useSyncExternalStore } from 'react';
import type { BenchField, BenchModel } from '../BenchModel.ts';
import type { TwinStore } from './twinStore.ts';

interface FieldProps {
  readonly store: TwinStore;
  readonly field: BenchField;
  readonly base: string;
}

/**
 * Renders the same form hand-written in React: controlled inputs, one subscription a field, no
 * library. Records appear as in Landform: one open and the others as one line, or all open.
 */
export function TwinForm({
  model,
  store,
  allOpen = false,
}: {
  readonly model: BenchModel;
  readonly store: TwinStore;
  readonly allOpen?: boolean;
}) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        validate(model, store);
      }}
    >
      {model.sections.map((section) => (
        <fieldset key={section.key}>
          <legend>{section.title}</legend>
          {section.fields.map((field) => (
            <Conditional key={field.key} store={store} field={field} base={section.key} />
          ))}
        </fieldset>
      ))}
      {model.list && <List list={model.list} store={store} allOpen={allOpen} />}
      <button type="submit">Submit</button>
    </form>
  );
}

function List(props: {
  readonly list: NonNullable<BenchModel['list']>;
  readonly store: TwinStore;
  readonly allOpen: boolean;
}) {
  const { list, store, allOpen } = props;
  const rows = useValue(store, list.key);
  const [open, setOpen] = useState(0);
  const count = Array.isArray(rows) ? rows.length : 0;
  const add = () => {
    store.set(list.key, [...(Array.isArray(rows) ? rows : []), {}]);
    setOpen(count);
  };
  return (
    <fieldset>
      <legend>{list.title}</legend>
      <ol>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered here
          <li key={index}>
            {allOpen || index === open ? (
              list.fields.map((field) => (
                <Conditional key={field.key} {...{ store, field }} base={`${list.key}.${index}`} />
              ))
            ) : (
              <Line store={store} base={`${list.key}.${index}`} keys={list.summary} />
            )}
            <button type="button" onClick={() => setOpen(index)}>
              Change
            </button>
          </li>
        ))}
      </ol>
      <button type="button" id="add" onClick={add}>
        Add
      </button>
    </fieldset>
  );
}

const Line = memo(function Line(props: {
  readonly store: TwinStore;
  readonly base: string;
  readonly keys: readonly string[];
}) {
  useValue(props.store, props.base);
  const words = props.keys.map((key) => props.store.get(`${props.base}.${key}`));
  return <p>{words.filter(Boolean).map(String).join(' · ')}</p>;
});

function Conditional({ store, field, base }: FieldProps) {
  const path = field.when ? `${base}.${field.when.key}` : base;
  const value = useValue(store, path);
  const shown = !field.when || field.when.values.includes(value);
  return shown ? <Field store={store} field={field} base={base} /> : null;
}

const Field = memo(function Field({ store, field, base }: FieldProps) {
  const id = useId();
  const path = `${base}.${field.key}`;
  const value = useValue(store, path);
  const error = useError(store, path);
  return (
    <div className="field">
      <label htmlFor={id}>
        {field.label}
        {field.required && ' (required)'}
      </label>
      {error && <p id={`${id}-error`}>{error}</p>}
      <Input id={id} field={field} value={value} onValue={(next) => store.set(path, next)} />
    </div>
  );
});

function Input(props: {
  readonly id: string;
  readonly field: BenchField;
  readonly value: unknown;
  readonly onValue: (value: unknown) => void;
}) {
  const { id, field, value, onValue } = props;
  const text = typeof value === 'string' ? value : '';
  if (field.kind === 'select') {
    return (
      <select id={id} value={text} onChange={(event) => onValue(event.target.value || undefined)}>
        <option value="" />
        {field.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  if (field.kind === 'radio') {
    return field.options?.map((option) => (
      <label key={option.value}>
        <input
          type="radio"
          name={id}
          checked={value === option.value}
          onChange={() => onValue(option.value)}
        />
        {option.label}
      </label>
    ));
  }
  if (field.kind === 'check') {
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={(event) => onValue(event.target.checked || undefined)}
      />
    );
  }
  return (
    <input id={id} value={text} onChange={(event) => onValue(event.target.value || undefined)} />
  );
}

function useValue(store: TwinStore, path: string): unknown {
  const listen = useCallback((call: () => void) => store.listen(path, call), [store, path]);
  return useSyncExternalStore(listen, () => store.get(path));
}

function useError(store: TwinStore, path: string): string | undefined {
  const listen = useCallback((call: () => void) => store.listen(`!${path}`, call), [store, path]);
  return useSyncExternalStore(listen, () => store.errors.get(path));
}

function validate(model: BenchModel, store: TwinStore): void {
  for (const { key, fields } of model.sections) checkFields(store, key, fields);
  const rows = model.list ? store.get(model.list.key) : undefined;
  if (!model.list || !Array.isArray(rows)) return;
  for (const index of rows.keys()) {
    checkFields(store, `${model.list.key}.${index}`, model.list.fields);
  }
}

function checkFields(store: TwinStore, base: string, fields: readonly BenchField[]): void {
  for (const field of fields) {
    const path = `${base}.${field.key}`;
    store.setError(path, errorOf(field, store.get(path), store.get(base)));
  }
}

function errorOf(field: BenchField, value: unknown, siblings: unknown): string | undefined {
  if (!isShown(field, siblings)) return undefined;
  if (value === undefined || value === '') {
    return field.required ? `${field.label} is required` : undefined;
  }
  return typeof value === 'string' ? wrongText(field, value) : undefined;
}

function isShown({ when }: BenchField, siblings: unknown): boolean {
  return !when || when.values.includes(new Map(Object.entries(siblings ?? {})).get(when.key));
}

function wrongText(field: BenchField, value: string): string | undefined {
  if (field.maxLength !== undefined && [...value].length > field.maxLength) {
    return `${field.label} is longer than ${field.maxLength} characters`;
  }
  const wrong = field.pattern !== undefined && !new RegExp(field.pattern, 'u').test(value);
  return wrong ? `${field.label} is not in the right form` : undefined;
}
