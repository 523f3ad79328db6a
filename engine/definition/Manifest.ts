import type { Language } from '../constants/language.ts';
import type { FormGroup } from './formGroups.ts';
import type { JsonObject } from './JsonSchema.ts';
import type { PaperMethodId, PaymentMethodId } from './paymentMethods.ts';
import type { SourceType } from './sourceTypes.ts';

/** A condition as written: a map from pointer to JSON Schema, or a combination of such maps. */
type ConditionSource = JsonObject;

/** A value of the manifest, or a list of conditional values: the first entry that holds applies. */
export type Choice<T> = T | readonly { readonly when?: ConditionSource; readonly then: T }[];

/** A way to submit a form (specification, document 1, section 4). */
export type SubmissionType = 'ALLOW_ESUBM' | 'OFFLINE_SUBM' | 'NO_ESUBM' | 'SIGN_ONLY';

/** A step that a form defines itself. */
export interface StepSource {
  readonly id: string;
  /** The title, for all languages or by language, instead of the text `$steps.<id>.title`. */
  readonly titleDirect?: string | Partial<Readonly<Record<Language, string>>>;
  /** Pointers of the fields shown, in order. */
  readonly fields: readonly string[];
  readonly when?: ConditionSource;
  readonly hideBack?: boolean;
  readonly hideNext?: boolean;
  readonly hideNavigation?: boolean;
  readonly hideSavePrint?: boolean;
}

/** A signature that a form requires. */
interface SignatureSource {
  readonly id: string;
  readonly order?: number;
  readonly holder: Choice<'personal' | 'organisation'>;
  readonly when?: ConditionSource;
  readonly optional?: Choice<boolean>;
  readonly later?: boolean;
  readonly disabled?: Choice<boolean>;
  /** Pointers of the answers that must match the certificate. */
  readonly name?: Choice<string>;
  readonly idNumber?: Choice<string>;
  readonly organisationName?: Choice<string>;
  readonly authorisedName?: Choice<string>;
  readonly brNumber?: Choice<string>;
  readonly crNumber?: Choice<string>;
  readonly verify?: readonly ('name' | 'idNumber' | 'organisationName' | 'authorisedName')[];
}

/** A line of the fee. */
interface FeeItemSource {
  readonly id: string;
  readonly when?: ConditionSource;
  /** Pointer of a list: one line for each row. */
  readonly each?: string;
  readonly quantity?: JsonObject | string;
  readonly unitPrice: JsonObject | string;
}

/** A step that follows a submission. Its text has the key `$next.<id>`. */
interface NextStepSource {
  readonly id: string;
  /** The submission types that the step belongs to; all by default. */
  readonly for?: readonly SubmissionType[];
  readonly when?: ConditionSource;
}

/** The charges of a form. */
interface PaymentSource {
  readonly required: Choice<boolean>;
  readonly methodField?: string;
  readonly amountField?: string;
  readonly items: readonly FeeItemSource[];
  readonly onCounter?: Choice<boolean>;
  /** Ids of the online methods that this form accepts; all by default. */
  readonly online?: readonly PaymentMethodId[];
  /** Offline payment methods, which the review lists next to the online ones. */
  readonly offline?: readonly PaperMethodId[];
}

/**
 * The behaviour of a form. The rules of its fields are in its schema, texts in its locales.
 * The meta-schema `schemas/meta/manifest.schema.json` describes every key.
 */
export interface Manifest {
  readonly $schema?: string;
  readonly code: string;
  readonly version: number;
  readonly screenId: string;
  readonly reference?: string;
  /** Whether page titles show the reference number after the submission. */
  readonly displayReference?: boolean;
  /** Pattern of the reference number with `{code}`, `{yymmdd}` and `{digits}`. */
  readonly customRefNumber?: string;
  /** Languages of the form, with the fallback language first; all by default. */
  readonly languages?: readonly Language[];
  /** Sites that offer the form, with the default site first; all by default. */
  readonly sourceTypes?: readonly SourceType[];
  /** Group of the form in the list of all forms; `other` by default. */
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
  /**
   * Answers that accompany a profile field. They fill empty answers only. If another answer exists,
   * the profile field is not filled in.
   */
  readonly autofillWith?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly export?: JsonObject;
  readonly import?: readonly JsonObject[];
  readonly resume?: { readonly fromStep?: string; readonly retain?: readonly string[] };
  readonly documents?: readonly JsonObject[];
  /** Migrations of answers that were saved with earlier versions. */
  readonly migrations?: readonly JsonObject[];
  /**
   * The steps that follow a submission, in order, on the last screen, in the PDF and in the e-mail.
   */
  readonly next?: readonly NextStepSource[];
  readonly skipAckEmail?: boolean;
  readonly skipReview?: boolean;
  readonly noAck?: boolean;
  readonly simplifiedForm?: boolean;
  readonly isTextOnly?: boolean;
  readonly hidePrintBtn?: boolean;
  readonly iosOnlineRefused?: boolean;
  /** Whether the first PDF stays unchanged, even if answers change. */
  readonly ignorePDFUpdate?: boolean;
  /** Whether the form accepts signatures by certificate only, never by the identity app. */
  readonly disableIAMSmart?: boolean;
}
