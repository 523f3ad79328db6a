import type { Field, Widget } from '@rjsf/utils';
import { AddressField } from '../fields/address/AddressField.tsx';
import { AddressLinesField } from '../fields/address-lines/AddressLinesField.tsx';
import { DatePartsField } from '../fields/date-parts/DatePartsField.tsx';
import { IdentityField } from '../fields/identity/IdentityField.tsx';
import { LotField } from '../fields/lot/LotField.tsx';
import { NoteField } from '../fields/note/NoteField.tsx';
import { PostBoxField } from '../fields/post-box/PostBoxField.tsx';
import { PropertyField } from '../fields/property/PropertyField.tsx';
import { FieldTemplate } from '../templates/FieldTemplate.tsx';
import { ObjectFieldTemplate } from '../templates/ObjectFieldTemplate.tsx';
import { AlphanumericWidget } from '../widgets/alphanumeric/AlphanumericWidget.tsx';
import { AmountWidget } from '../widgets/amount/AmountWidget.tsx';
import { BrNumberWidget } from '../widgets/br-number/BrNumberWidget.tsx';
import { CheckboxWidget } from '../widgets/checkbox/CheckboxWidget.tsx';
import { CheckboxGroupWidget } from '../widgets/checkbox-group/CheckboxGroupWidget.tsx';
import { ChineseWidget } from '../widgets/chinese/ChineseWidget.tsx';
import { ComboboxWidget } from '../widgets/combobox/ComboboxWidget.tsx';
import { CrNumberWidget } from '../widgets/cr-number/CrNumberWidget.tsx';
import { EmailWidget } from '../widgets/email/EmailWidget.tsx';
import { EnglishWidget } from '../widgets/english/EnglishWidget.tsx';
import { FaxWidget } from '../widgets/fax/FaxWidget.tsx';
import { HkidWidget } from '../widgets/hkid/HkidWidget.tsx';
import { PhoneWidget } from '../widgets/phone/PhoneWidget.tsx';
import { PrnWidget } from '../widgets/prn/PrnWidget.tsx';
import { RadioWidget } from '../widgets/radio/RadioWidget.tsx';
import { SelectWidget } from '../widgets/select/SelectWidget.tsx';
import { StaticWidget } from '../widgets/static/StaticWidget.tsx';
import { DecimalWidget, NumberWidget } from '../widgets/text/NumberWidget.tsx';
import { TextWidget } from '../widgets/text/TextWidget.tsx';
import { TextareaWidget } from '../widgets/textarea/TextareaWidget.tsx';
import { late } from './LateWidget.tsx';
import type { WidgetTraits } from './WidgetTraits.ts';

const text = (component: Widget): WidgetTraits => ({
  component,
  frame: 'label',
  uncontrolled: true,
});

/**
 * Widgets by the names that `ui:widget` and the value types use. One line registers one; one that few
 * first steps need is `late`, and stands in `lateWidgets.ts`.
 */
export const WIDGETS: Readonly<Record<string, WidgetTraits>> = {
  alphanumeric: text(AlphanumericWidget),
  amount: text(AmountWidget),
  'br-number': text(BrNumberWidget),
  checkbox: { component: CheckboxWidget, frame: 'box' },
  checkboxes: { component: CheckboxGroupWidget, frame: 'group' },
  chinese: text(ChineseWidget),
  combobox: { component: ComboboxWidget, frame: 'label' },
  consent: { component: late('consent'), frame: 'box' },
  'cr-number': text(CrNumberWidget),
  date: text(late('date')),
  decimal: text(DecimalWidget),
  digits: text(NumberWidget),
  'e-cheque': { component: late('e-cheque'), frame: 'label' },
  email: text(EmailWidget),
  english: text(EnglishWidget),
  fax: text(FaxWidget),
  file: { component: late('file'), frame: 'label' },
  files: { component: late('files'), frame: 'label' },
  hkid: text(HkidWidget),
  'id-number': text(late('id-number')),
  integer: text(NumberWidget),
  json: { component: late('json'), frame: 'group' },
  'memorial-number': text(late('memorial-number')),
  'month-year': text(late('month-year')),
  number: text(DecimalWidget),
  passport: text(late('passport')),
  password: text(late('password')),
  'payment-method': { component: late('payment-method'), frame: 'group' },
  percentage: text(late('percentage')),
  phone: text(PhoneWidget),
  'prc-id': text(late('prc-id')),
  prn: text(PrnWidget),
  radio: { component: RadioWidget, frame: 'group' },
  select: { component: SelectWidget, frame: 'label' },
  'solicitors-code': text(late('solicitors-code')),
  static: { component: StaticWidget, frame: 'label' },
  text: text(TextWidget),
  textarea: text(TextareaWidget),
  time: { component: late('time'), frame: 'group', uncontrolled: true },
  'travel-permit': text(late('travel-permit')),
  year: { component: late('year'), frame: 'label' },
  years: text(late('years')),
};

/** Fields of groups by the names that `ui:field` uses. */
export const FIELDS: Readonly<Record<string, Field>> = {
  address: AddressField,
  'address-lines': AddressLinesField,
  'date-parts': DatePartsField,
  identity: IdentityField,
  note: NoteField,
  lot: LotField,
  'post-box': PostBoxField,
  property: PropertyField,
};

/** The frames around answers and sections. */
export const TEMPLATES = { FieldTemplate, ObjectFieldTemplate };
