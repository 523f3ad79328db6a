import type { Field, Widget } from '@rjsf/utils';
import { AddressField } from '../fields/address/AddressField.tsx';
import { DatePartsField } from '../fields/date-parts/DatePartsField.tsx';
import { PropertyField } from '../fields/property/PropertyField.tsx';
import { FieldTemplate } from '../templates/FieldTemplate.tsx';
import { ObjectFieldTemplate } from '../templates/ObjectFieldTemplate.tsx';
import { AmountWidget } from '../widgets/amount/AmountWidget.tsx';
import { CheckboxWidget } from '../widgets/checkbox/CheckboxWidget.tsx';
import { CheckboxGroupWidget } from '../widgets/checkbox-group/CheckboxGroupWidget.tsx';
import { ComboboxWidget } from '../widgets/combobox/ComboboxWidget.tsx';
import { DateWidget } from '../widgets/date/DateWidget.tsx';
import { EmailWidget } from '../widgets/email/EmailWidget.tsx';
import { FileWidget } from '../widgets/file/FileWidget.tsx';
import { HkidWidget } from '../widgets/hkid/HkidWidget.tsx';
import { PasswordWidget } from '../widgets/password/PasswordWidget.tsx';
import { PhoneWidget } from '../widgets/phone/PhoneWidget.tsx';
import { PrnWidget } from '../widgets/prn/PrnWidget.tsx';
import { RadioWidget } from '../widgets/radio/RadioWidget.tsx';
import { SelectWidget } from '../widgets/select/SelectWidget.tsx';
import { StaticWidget } from '../widgets/static/StaticWidget.tsx';
import { DecimalWidget, NumberWidget } from '../widgets/text/NumberWidget.tsx';
import { TextWidget } from '../widgets/text/TextWidget.tsx';
import { TextareaWidget } from '../widgets/textarea/TextareaWidget.tsx';
import type { WidgetTraits } from './WidgetTraits.ts';

const text = (component: Widget): WidgetTraits => ({
  component,
  frame: 'label',
  uncontrolled: true,
});

/** Widgets by the names that `ui:widget` and the value types use. One line registers one. */
export const WIDGETS: Readonly<Record<string, WidgetTraits>> = {
  amount: text(AmountWidget),
  checkbox: { component: CheckboxWidget, frame: 'box' },
  checkboxes: { component: CheckboxGroupWidget, frame: 'group' },
  combobox: { component: ComboboxWidget, frame: 'label' },
  date: text(DateWidget),
  decimal: text(DecimalWidget),
  email: text(EmailWidget),
  file: { component: FileWidget, frame: 'label' },
  hkid: text(HkidWidget),
  integer: text(NumberWidget),
  number: text(DecimalWidget),
  password: text(PasswordWidget),
  phone: text(PhoneWidget),
  prn: text(PrnWidget),
  radio: { component: RadioWidget, frame: 'group' },
  select: { component: SelectWidget, frame: 'label' },
  static: { component: StaticWidget, frame: 'label' },
  text: text(TextWidget),
  textarea: text(TextareaWidget),
};

/** Fields of groups by the names that `ui:field` uses. */
export const FIELDS: Readonly<Record<string, Field>> = {
  address: AddressField,
  'date-parts': DatePartsField,
  property: PropertyField,
};

/** The frames around answers and sections. */
export const TEMPLATES = { FieldTemplate, ObjectFieldTemplate };
