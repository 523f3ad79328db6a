import type { Language } from '../language.ts';
import type { PaymentMethodId } from '../payment/methods.ts';
import type { PaperMethodId } from '../payment/paymentLists.ts';
import type { FormGroup } from './formGroups.ts';
import type { JsonObject } from './JsonSchema.ts';
import type { SourceType } from './sourceTypes.ts';

/** A condition as written: a map from pointer to JSON Schema, or a combination of such maps. */
type ConditionSource = JsonObject;

/** A manifest value: itself, or a list of which the first entry that holds wins. */
export type Choice<T> = T | readonly { readonly when?: ConditionSource; readonly then: T }[];

/** How a filled form may be handed in (specification, document 1, section 4). */
export type SubmissionType = 'ALLOW_ESUBM' | 'OFFLINE_SUBM' | 'NO_ESUBM' | 'SIGN_ONLY';

/** One own step of a form. */
export interface StepSource {
  readonly id: string;
  /** The title itself, for all languages or by language, in place of the text `$steps.<id>.title`. */
  readonly titleDirect?: string | Partial<Readonly<Record<Language, string>>>;
  /** Pointers of the fields shown, in order. */
  readonly fields: readonly string[];
  readonly when?: ConditionSource;
  readonly hideBack?: boolean;
  readonly hideNext?: boolean;
  readonly hideNavigation?: boolean;
  readonly hideSavePrint?: boolean;
}

/** One signature that a form asks for. */
interface SignatureSource {
  readonly id: string;
  readonly order?: number;
  readonly holder: Choice<'personal' | 'organisation'>;
  readonly when?: ConditionSource;
  readonly optional?: Choice<boolean>;
  readonly later?: boolean;
  readonly disabled?: Choice<boolean>;
  /** Pointers of the answers that the certificate must agree with. */
  readonly name?: Choice<string>;
  readonly idNumber?: Choice<string>;
  readonly organisationName?: Choice<string>;
  readonly authorisedName?: Choice<string>;
  readonly brNumber?: Choice<string>;
  readonly crNumber?: Choice<string>;
  readonly verify?: readonly ('name' | 'idNumber' | 'organisationName' | 'authorisedName')[];
}

/** One line of the fee. */
interface FeeItemSource {
  readonly id: string;
  readonly when?: ConditionSource;
  /** Pointer of a list: one line for each row. */
  readonly each?: string;
  readonly quantity?: JsonObject | string;
  readonly unitPrice: JsonObject | string;
}

/** One thing that happens once the form is completed; its words are the text `$next.<id>`. */
interface NextStepSource {
  readonly id: string;
  /** Ways of handing in that it belongs to; all by default. */
  readonly for?: readonly SubmissionType[];
  readonly when?: ConditionSource;
}

/** What a form charges. */
interface PaymentSource {
  readonly required: Choice<boolean>;
  readonly methodField?: string;
  readonly amountField?: string;
  readonly items: readonly FeeItemSource[];
  readonly onCounter?: Choice<boolean>;
  /** Ids of the online methods that this form may be paid with; all by default. */
  readonly online?: readonly PaymentMethodId[];
  /** Ways to pay on paper, which the review lists beside the online ones. */
  readonly offline?: readonly PaperMethodId[];
}

/**
 * How a form behaves. Field's rules are in its schema, texts in its locales.
 * The meta-schema `schemas/meta/manifest.schema.json` explains every key in words.
 */
export interface Manifest {
  readonly $schema?: string;
  readonly code: string;
  readonly version: number;
  readonly screenId: string;
  readonly reference?: string;
  /** The reference number stands in page titles once the form is in. */
  readonly displayReference?: boolean;
  /** Pattern of the reference number with `{code}`, `{yymmdd}` and `{digits}`. */
  readonly customRefNumber?: string;
  /** Languages that the form is offered in, the one to fall back to first; all by default. */
  readonly languages?: readonly Language[];
  /** Sites that offer the form, the one to open it at first; all by default. */
  readonly sourceTypes?: readonly SourceType[];
  /** Where the form stands in the list of all forms; `other` by default. */
  readonly group?: FormGroup;
  readonly active?: {
    readonly from?: string | null;
    readonly to?: string | null;
    readonly flag?: string;
  };
  readonly steps: readonly StepSource[];
  readonly submissionType: Choice<SubmissionType>;
  readonly signatures?: readonly SignatureSource[];
  readonly payment?: PaymentSource;
  readonly autofill?: Readonly<Record<string, string>>;
  /** Answers that go with a profile field: given where they are empty; another answer leaves it out. */
  readonly autofillWith?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly export?: JsonObject;
  readonly import?: readonly JsonObject[];
  readonly resume?: { readonly fromStep?: string; readonly retain?: readonly string[] };
  readonly documents?: readonly JsonObject[];
  /** Changes of answers that were saved with earlier versions. */
  readonly migrations?: readonly JsonObject[];
  /** What happens next, in order: on the last screen, in the PDF and in the mail. */
  readonly next?: readonly NextStepSource[];
  readonly skipAckEmail?: boolean;
  readonly skipReview?: boolean;
  readonly noAck?: boolean;
  readonly simplifiedForm?: boolean;
  readonly isTextOnly?: boolean;
  readonly hidePrintBtn?: boolean;
  readonly iosOnlineRefused?: boolean;
  /** The PDF that was made first stays, also when answers change. */
  readonly ignorePDFUpdate?: boolean;
  /** Signed with a certificate only, never with the identity app. */
  readonly disableIAMSmart?: boolean;
}
