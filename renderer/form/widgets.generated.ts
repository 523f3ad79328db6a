// Generated from the index.ts of each folder of renderer/widgets by scripts/generate-types.ts.
import type { Widget } from '@rjsf/utils';
import type { WidgetTraits } from '../form-context/WidgetTraits.ts';
import type { WordKey } from '../i18n/formWords.ts';
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
import { lazyWidget } from './lazy/LazyWidget.tsx';

const text = (component: Widget, hint?: WordKey): WidgetTraits => ({
  component,
  frame: 'label',
  uncontrolled: true,
  ...(hint && { hint }),
});

/** Widgets by the names that `ui:widget` and the value types use. */
export const WIDGETS: Readonly<Record<string, WidgetTraits>> = {
  alphanumeric: text(AlphanumericWidget),
  amount: text(AmountWidget),
  'br-number': text(BrNumberWidget),
  checkbox: { component: CheckboxWidget, frame: 'box' },
  checkboxes: { component: CheckboxGroupWidget, frame: 'group' },
  chinese: text(ChineseWidget),
  combobox: { component: ComboboxWidget, frame: 'label' },
  consent: { component: lazyWidget('consent'), frame: 'box' },
  'cr-number': text(CrNumberWidget),
  date: text(lazyWidget('date'), 'hint.date'),
  decimal: text(DecimalWidget),
  digits: text(NumberWidget),
  'e-cheque': { component: lazyWidget('e-cheque'), frame: 'label' },
  email: text(EmailWidget),
  english: text(EnglishWidget),
  fax: text(FaxWidget),
  file: { component: lazyWidget('file'), frame: 'label' },
  files: { component: lazyWidget('files'), frame: 'label' },
  hkid: text(HkidWidget),
  'id-number': text(lazyWidget('id-number')),
  integer: text(NumberWidget),
  json: { component: lazyWidget('json'), frame: 'group' },
  'memorial-number': text(lazyWidget('memorial-number')),
  'month-year': text(lazyWidget('month-year'), 'hint.monthYear'),
  number: text(DecimalWidget),
  passport: text(lazyWidget('passport')),
  password: text(lazyWidget('password')),
  'payment-method': { component: lazyWidget('payment-method'), frame: 'group' },
  percentage: text(lazyWidget('percentage')),
  phone: text(PhoneWidget, 'hint.phone'),
  'prc-id': text(lazyWidget('prc-id')),
  prn: text(PrnWidget),
  radio: { component: RadioWidget, frame: 'group' },
  select: { component: SelectWidget, frame: 'label' },
  'solicitors-code': text(lazyWidget('solicitors-code')),
  static: { component: StaticWidget, frame: 'label' },
  text: text(TextWidget),
  textarea: text(TextareaWidget),
  time: { component: lazyWidget('time'), frame: 'group', uncontrolled: true, hint: 'hint.time' },
  'travel-permit': text(lazyWidget('travel-permit')),
  year: { component: lazyWidget('year'), frame: 'label' },
  years: text(lazyWidget('years'), 'hint.years'),
};
