import type { SubmissionType, ValueType } from '#engine';

/** The flags of a manifest that the page states. */
export type StatedFlag =
  | 'displayReference'
  | 'disableIAMSmart'
  | 'hidePrintBtn'
  | 'ignorePDFUpdate'
  | 'iosOnlineRefused'
  | 'isTextOnly'
  | 'noAck'
  | 'simplifiedForm'
  | 'skipAckEmail'
  | 'skipReview';

/** The words of the reviewer's page in one language. `{0}` and `{1}` are filled in. */
export interface ReviewWords {
  readonly facts: Readonly<Record<Fact, string>>;
  readonly headings: Readonly<Record<Heading, string>>;
  readonly lines: Readonly<Record<LineName, string>>;
  readonly types: Readonly<Record<ValueType | 'list' | 'group' | 'dateParts' | 'note', string>>;
  /** Rules by keyword: `{0}`, `{1}` are its arguments. */
  readonly rules: Readonly<Record<string, string>>;
  readonly phrases: Readonly<Record<Phrase, string>>;
  readonly ways: Readonly<Record<SubmissionType, string>>;
  readonly flags: Readonly<Record<StatedFlag, string>>;
  readonly weekdays: readonly string[];
}

type Fact =
  | 'code'
  | 'reference'
  | 'version'
  | 'hash'
  | 'release'
  | 'released'
  | 'releasedOn'
  | 'notReleased'
  | 'languages'
  | 'active'
  | 'number'
  | 'way';

type Heading =
  | 'contents'
  | 'before'
  | 'notes'
  | 'pics'
  | 'terms'
  | 'signDeclaration'
  | 'step'
  | 'fee'
  | 'signatures'
  | 'attachments'
  | 'documents'
  | 'after'
  | 'printed'
  | 'enclose'
  | 'office'
  | 'hours';

type LineName =
  | 'type'
  | 'help'
  | 'section'
  | 'required'
  | 'shown'
  | 'options'
  | 'limits'
  | 'messages'
  | 'computed'
  | 'first'
  | 'record'
  | 'add'
  | 'text'
  | 'when'
  | 'amount'
  | 'methods'
  | 'holder'
  | 'compared';

type Phrase =
  | 'requiredAlways'
  | 'requiredWhen'
  | 'requiredForPayment'
  | 'optional'
  | 'hidden'
  | 'computed'
  | 'only'
  | 'advice'
  | 'rows'
  | 'atLeastOne'
  | 'unique'
  | 'otherwise'
  | 'countExact'
  | 'countRange'
  | 'countMin'
  | 'countMax'
  | 'emptyRows'
  | 'tableOptions'
  | 'dated'
  | 'format'
  | 'such'
  | 'fromProfile'
  | 'fromRequest'
  | 'fromQuery'
  | 'free'
  | 'counter'
  | 'chargeIf'
  | 'eachRecord'
  | 'times'
  | 'sum'
  | 'total'
  | 'online'
  | 'offline'
  | 'personal'
  | 'organisation'
  | 'signOptional'
  | 'signLater'
  | 'signByHand'
  | 'order'
  | 'forWay'
  | 'noSignature'
  | 'noFile'
  | 'printed'
  | 'reviewed'
  | 'ackMail'
  | 'sizes'
  | 'noNext';
