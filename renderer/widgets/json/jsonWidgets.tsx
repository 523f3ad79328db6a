import type { RegistryWidgetsType, Widget, WidgetProps } from '@rjsf/utils';
import type { ChangeEvent } from 'react';
import { describedBy } from '../../form-context/fieldId.ts';
import { CheckboxWidget } from '../checkbox/CheckboxWidget.tsx';
import { CheckboxGroupWidget } from '../checkbox-group/CheckboxGroupWidget.tsx';
import { EmailWidget } from '../email/EmailWidget.tsx';
import { PasswordWidget } from '../password/PasswordWidget.tsx';
import { RadioWidget } from '../radio/RadioWidget.tsx';
import { SelectWidget } from '../select/SelectWidget.tsx';
import { DecimalWidget, NumberWidget } from '../text/NumberWidget.tsx';
import { TextWidget } from '../text/TextWidget.tsx';
import { TextareaWidget } from '../textarea/TextareaWidget.tsx';

/**
 * Wraps a widget so that the description of its part counts as help. The widget's
 * `aria-describedby` then refers to the help that the template shows.
 */
function described(Inner: Widget): Widget {
  return function Described(field: WidgetProps) {
    const { options, schema } = field;
    const help = options.help ?? options.description ?? schema.description;
    return <Inner {...field} options={help === undefined ? options : { ...options, help }} />;
  };
}

/** Renders an input for one line of text, or for a number if the schema requires one. */
function LineWidget(field: WidgetProps) {
  const { type } = field.schema;
  if (type === 'integer') return <NumberWidget {...field} />;
  return type === 'number' ? <DecimalWidget {...field} /> : <TextWidget {...field} />;
}

/** Renders an input for several lines of text; line breaks are retained. */
function LinesWidget(field: WidgetProps) {
  return <TextareaWidget {...field} options={{ ...field.options, multiline: true }} />;
}

/** Renders a checkbox whose answer is `true` or `false`. An unticked box is an answer, too. */
function BoxWidget(field: WidgetProps) {
  return <CheckboxWidget {...field} onChange={(value) => field.onChange(value === true)} />;
}

/**
 * Wraps a widget so that options that are objects or lists are represented by their JSON text,
 * because HTML values are texts.
 */
function spelt(Inner: Widget): Widget {
  return function Spelt(field: WidgetProps) {
    const { enumOptions = [] } = field.options;
    if (!enumOptions.some(({ value }) => isWhole(value))) return <Inner {...field} />;
    const values = new Map(enumOptions.map(({ value }) => [spelling(value), value]));
    const spell = (value: unknown) => (value === undefined ? undefined : spelling(value));
    const read = (text: unknown) => values.get(String(text));
    const { value } = field;
    const options = enumOptions.map((option) => ({ ...option, value: spelling(option.value) }));
    return (
      <Inner
        {...field}
        value={field.multiple && Array.isArray(value) ? value.map(spell) : spell(value)}
        options={{ ...field.options, enumOptions: options }}
        onChange={(chosen) =>
          field.onChange(Array.isArray(chosen) ? chosen.map(read) : read(chosen))
        }
      />
    );
  };
}

const isWhole = (value: unknown) => typeof value === 'object' && value !== null;
const spelling = (value: unknown) => (isWhole(value) ? JSON.stringify(value) : value);

/** Renders checkboxes if several options may be chosen, otherwise a select. */
function ListWidget(field: WidgetProps) {
  return field.multiple ? <CheckboxGroupWidget {...field} /> : <SelectWidget {...field} />;
}

function HiddenWidget({ id, value }: WidgetProps) {
  return <input type="hidden" id={id} name={id} value={value === undefined ? '' : String(value)} />;
}

/** Renders an input for a small file. The file is stored in the answer as text (a data URL). */
function DataUrlWidget(field: WidgetProps) {
  const { id, onChange } = field;
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => {
      const name = `;name=${encodeURIComponent(file.name)};base64,`;
      onChange(String(reader.result).replace(';base64,', name));
    };
    reader.readAsDataURL(file);
  };
  return (
    <input
      id={id}
      name={id}
      type="file"
      disabled={field.disabled || field.readonly}
      aria-describedby={describedBy(field)}
      onChange={take}
    />
  );
}

const LINE = described(LineWidget);

/** The project's widgets, by the names that RJSF uses. */
export const JSON_WIDGETS: RegistryWidgetsType = {
  AltDateTimeWidget: LINE,
  AltDateWidget: LINE,
  CheckboxWidget: described(BoxWidget),
  CheckboxesWidget: described(spelt(CheckboxGroupWidget)),
  ColorWidget: LINE,
  DateTimeWidget: LINE,
  DateWidget: LINE,
  EmailWidget: described(EmailWidget),
  FileWidget: described(DataUrlWidget),
  HiddenWidget,
  PasswordWidget: described(PasswordWidget),
  RadioWidget: described(spelt(RadioWidget)),
  RangeWidget: LINE,
  SelectWidget: described(spelt(ListWidget)),
  TextWidget: LINE,
  TextareaWidget: described(LinesWidget),
  TimeWidget: LINE,
  URLWidget: LINE,
  UpDownWidget: LINE,
};
