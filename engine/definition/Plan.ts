import type { Language } from '../constants/language.ts';
import type { Chosen, Condition, ConditionRef } from './Condition.ts';
import type { ExportPlan } from './ExportPlan.ts';
import type { Expression } from './Expression.ts';
import type { ImportPlan } from './ImportPlan.ts';
import type { Texts } from './JsonSchema.ts';
import type { Manifest, SubmissionType } from './Manifest.ts';
import type { MigrationPlan } from './MigrationPlan.ts';
import type { GroupNode } from './PlanNode.ts';

/** A compiled step that a form defines itself. */
export interface StepPlan {
  readonly id: string;
  readonly fields: readonly string[];
  readonly when?: ConditionRef;
  readonly hideBack: boolean;
  readonly hideNext: boolean;
  readonly hideNavigation: boolean;
  readonly hideSavePrint: boolean;
}

/**
 * A compiled signature field. The values of text properties are patterns of answers:
 * `/SubscriberNameEng`.
 */
export interface SignaturePlan {
  readonly id: string;
  readonly order: number;
  readonly when?: ConditionRef;
  readonly holder: Chosen<'personal' | 'organisation'>;
  readonly optional: Chosen<boolean>;
  readonly disabled: Chosen<boolean>;
  readonly later: boolean;
  readonly name?: Chosen<string>;
  readonly idNumber?: Chosen<string>;
  readonly organisationName?: Chosen<string>;
  readonly authorisedName?: Chosen<string>;
  readonly brNumber?: Chosen<string>;
  readonly crNumber?: Chosen<string>;
  readonly verify: readonly string[];
}

/** A compiled fee line. */
export interface FeeItemPlan {
  readonly id: string;
  readonly when?: ConditionRef;
  /** Pattern of a list: one line for each row. The row is the context of the expressions. */
  readonly each?: string;
  readonly quantity: Expression;
  readonly unitPrice: Expression;
}

/** A document that accompanies the submission, such as an authorisation or a declaration. */
export interface DocumentPlan {
  readonly id: string;
  readonly template: string;
  readonly when?: ConditionRef;
}

/** A step that follows a submission. */
export interface NextStepPlan {
  readonly id: string;
  /** The submission types that the step belongs to; all if absent. */
  readonly for?: readonly SubmissionType[];
  readonly when?: ConditionRef;
}

/** A rule over all values that match some patterns: every duplicate is flagged. */
export interface UniqueRule {
  /** Pattern of the object in which values are compared: the root, or each row separately. */
  readonly scope: string;
  readonly paths: readonly string[];
  readonly ignore: readonly string[];
  readonly key: string;
}

/**
 * A compiled form. Renderer, validator, PDF, review, fee and export read it. It is plain JSON that
 * `compileForm` of `#compiler` creates, and its content address is `hash`.
 */
export interface Plan {
  readonly code: string;
  readonly version: number;
  readonly hash: string;
  readonly screenId: string;
  readonly reference: string;
  readonly root: GroupNode;
  readonly conditions: readonly Condition[];
  readonly steps: readonly StepPlan[];
  /** Fields of the shared workflow (acknowledgement e-mail), shown on the submission step. */
  readonly workflowFields: readonly string[];
  /** Fields of the shared workflow (payment method), shown on the review. */
  readonly paymentFields: readonly string[];
  readonly submissionType: Chosen<SubmissionType>;
  readonly signatures: readonly SignaturePlan[];
  readonly payment?: {
    readonly required: Chosen<boolean>;
    readonly items: readonly FeeItemPlan[];
    /** Whether the fee is paid at the Registry's counter: the form only shows the total. */
    readonly onCounter: Chosen<boolean>;
  };
  readonly unique: readonly UniqueRule[];
  /** The data export for the Registry's systems. */
  readonly export: ExportPlan;
  /** The imports from files of other forms. */
  readonly imports: readonly ImportPlan[];
  /**
   * Migrations of answers of earlier versions, in the order of versions; absent if there are none.
   */
  readonly migrations?: readonly MigrationPlan[];
  /** Documents that accompany the submission, each with its condition. */
  readonly documents: readonly DocumentPlan[];
  /**
   * The steps that follow a submission, in order. Definitions that were compiled before this key
   * existed do not have it.
   */
  readonly next?: readonly NextStepPlan[];
  readonly manifest: Manifest;
  readonly languages: readonly Language[];
}

/** A plan with the texts of one language, for a page. */
export interface PlanWithTexts {
  readonly plan: Plan;
  readonly texts: Texts;
}
