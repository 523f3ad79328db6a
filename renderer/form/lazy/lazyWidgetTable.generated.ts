// Generated from the index.ts of each folder of renderer/widgets by scripts/generate-types.ts.
import { ConsentWidget } from '../../widgets/consent/ConsentWidget.tsx';
import { DateWidget } from '../../widgets/date/DateWidget.tsx';
import { IdNumberWidget } from '../../widgets/document-number/IdNumberWidget.tsx';
import { ElectronicChequeWidget } from '../../widgets/e-cheque/ElectronicChequeWidget.tsx';
import { FileWidget } from '../../widgets/file/FileWidget.tsx';
import { FilesWidget } from '../../widgets/files/FilesWidget.tsx';
import { JsonWidget } from '../../widgets/json/JsonWidget.tsx';
import { MemorialNumberWidget } from '../../widgets/memorial-number/MemorialNumberWidget.tsx';
import { MonthYearWidget } from '../../widgets/month-year/MonthYearWidget.tsx';
import { PassportWidget } from '../../widgets/passport/PassportWidget.tsx';
import { PasswordWidget } from '../../widgets/password/PasswordWidget.tsx';
import { PaymentMethodWidget } from '../../widgets/payment-method/PaymentMethodWidget.tsx';
import { PercentageWidget } from '../../widgets/percentage/PercentageWidget.tsx';
import { PrcIdWidget } from '../../widgets/prc-id/PrcIdWidget.tsx';
import { SolicitorsCodeWidget } from '../../widgets/solicitors-code/SolicitorsCodeWidget.tsx';
import { TimeWidget } from '../../widgets/time/TimeWidget.tsx';
import { TravelPermitWidget } from '../../widgets/travel-permit/TravelPermitWidget.tsx';
import { YearsWidget } from '../../widgets/year/YearsWidget.tsx';
import { YearWidget } from '../../widgets/year/YearWidget.tsx';

/** Widgets that few first steps need. One chunk: they share most of their parts. */
export const LAZY_WIDGETS = {
  consent: ConsentWidget,
  date: DateWidget,
  'e-cheque': ElectronicChequeWidget,
  file: FileWidget,
  files: FilesWidget,
  'id-number': IdNumberWidget,
  json: JsonWidget,
  'memorial-number': MemorialNumberWidget,
  'month-year': MonthYearWidget,
  passport: PassportWidget,
  password: PasswordWidget,
  'payment-method': PaymentMethodWidget,
  percentage: PercentageWidget,
  'prc-id': PrcIdWidget,
  'solicitors-code': SolicitorsCodeWidget,
  time: TimeWidget,
  'travel-permit': TravelPermitWidget,
  year: YearWidget,
  years: YearsWidget,
} as const;
