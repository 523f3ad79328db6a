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
import { ConsentWidget } from '../widgets/consent/ConsentWidget.tsx';
import { CrNumberWidget } from '../widgets/cr-number/CrNumberWidget.tsx';
import { DateWidget } from '../widgets/date/DateWidget.tsx';
import { IdNumberWidget } from '../widgets/document-number/IdNumberWidget.tsx';
import { ElectronicChequeWidget } from '../widgets/e-cheque/ElectronicChequeWidget.tsx';
import { EmailWidget } from '../widgets/email/EmailWidget.tsx';
import { EnglishWidget } from '../widgets/english/EnglishWidget.tsx';
import { FaxWidget } from '../widgets/fax/FaxWidget.tsx';
import { FileWidget } from '../widgets/file/FileWidget.tsx';
import { FilesWidget } from '../widgets/files/FilesWidget.tsx';
import { HkidWidget } from '../widgets/hkid/HkidWidget.tsx';
import { MemorialNumberWidget } from '../widgets/memorial-number/MemorialNumberWidget.tsx';
import { MonthYearWidget } from '../widgets/month-year/MonthYearWidget.tsx';
import { PassportWidget } from '../widgets/passport/PassportWidget.tsx';
import { PasswordWidget } from '../widgets/password/PasswordWidget.tsx';
import { PaymentMethodWidget } from '../widgets/payment-method/PaymentMethodWidget.tsx';
import { PercentageWidget } from '../widgets/percentage/PercentageWidget.tsx';
import { PhoneWidget } from '../widgets/phone/PhoneWidget.tsx';
import { PrcIdWidget } from '../widgets/prc-id/PrcIdWidget.tsx';
import { PrnWidget } from '../widgets/prn/PrnWidget.tsx';
import { RadioWidget } from '../widgets/radio/RadioWidget.tsx';
import { SelectWidget } from '../widgets/select/SelectWidget.tsx';
import { SolicitorsCodeWidget } from '../widgets/solicitors-code/SolicitorsCodeWidget.tsx';
import { StaticWidget } from '../widgets/static/StaticWidget.tsx';
import { DecimalWidget, NumberWidget } from '../widgets/text/NumberWidget.tsx';
import { TextWidget } from '../widgets/text/TextWidget.tsx';
import { TextareaWidget } from '../widgets/textarea/TextareaWidget.tsx';
import { TimeWidget } from '../widgets/time/TimeWidget.tsx';
import { TravelPermitWidget } from '../widgets/travel-permit/TravelPermitWidget.tsx';
import { YearsWidget } from '../widgets/year/YearsWidget.tsx';
import { YearWidget } from '../widgets/year/YearWidget.tsx';
import type { WidgetTraits } from './WidgetTraits.ts';

const text = (component: Widget): WidgetTraits => ({
  component,
  frame: 'label',
  uncontrolled: true,
});

/** Widgets by the names that `ui:widget` and the value types use. One line registers one. */
export const WIDGETS: Readonly<Record<string, WidgetTraits>> = {
  alphanumeric: text(AlphanumericWidget),
  amount: text(AmountWidget),
  'br-number': text(BrNumberWidget),
  checkbox: { component: CheckboxWidget, frame: 'box' },
  checkboxes: { component: CheckboxGroupWidget, frame: 'group' },
  chinese: text(ChineseWidget),
  combobox: { component: ComboboxWidget, frame: 'label' },
  consent: { component: ConsentWidget, frame: 'box' },
  'cr-number': text(CrNumberWidget),
  date: text(DateWidget),
  decimal: text(DecimalWidget),
  digits: text(NumberWidget),
  'e-cheque': { component: ElectronicChequeWidget, frame: 'label' },
  email: text(EmailWidget),
  english: text(EnglishWidget),
  fax: text(FaxWidget),
  file: { component: FileWidget, frame: 'label' },
  files: { component: FilesWidget, frame: 'label' },
  hkid: text(HkidWidget),
  'id-number': text(IdNumberWidget),
  integer: text(NumberWidget),
  'memorial-number': text(MemorialNumberWidget),
  'month-year': text(MonthYearWidget),
  number: text(DecimalWidget),
  passport: text(PassportWidget),
  password: text(PasswordWidget),
  'payment-method': { component: PaymentMethodWidget, frame: 'group' },
  percentage: text(PercentageWidget),
  phone: text(PhoneWidget),
  'prc-id': text(PrcIdWidget),
  prn: text(PrnWidget),
  radio: { component: RadioWidget, frame: 'group' },
  select: { component: SelectWidget, frame: 'label' },
  'solicitors-code': text(SolicitorsCodeWidget),
  static: { component: StaticWidget, frame: 'label' },
  text: text(TextWidget),
  textarea: text(TextareaWidget),
  time: { component: TimeWidget, frame: 'group', uncontrolled: true },
  'travel-permit': text(TravelPermitWidget),
  year: { component: YearWidget, frame: 'label' },
  years: text(YearsWidget),
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
