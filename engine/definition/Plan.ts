import type { Language } from '../language.ts';
import type { Chosen, Condition, ConditionRef } from './Condition.ts';
import type { ExportPlan } from './ExportPlan.ts';
import type { Expression } from './Expression.ts';
import type { ImportPlan } from './ImportPlan.ts';
import type { Texts } from './JsonSchema.ts';
import type { Manifest, SubmissionType } from './Manifest.ts';
import type { MigrationPlan } from './MigrationPlan.ts';
import type { GroupNode } from './PlanNode.ts';

/** A compiled own step. */
export interface StepPlan {
  readonly id: string;
  readonly fields: readonly string[];
  readonly when?: ConditionRef;
  readonly hideBack: boolean;
  readonly hideNext: boolean;
  readonly hideNavigation: boolean;
  readonly hideSavePrint: boolean;
}

/** A compiled signature field. The texts chosen are patterns of answers: `/SubscriberNameEng`. */
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
  /** Pattern of a list: one line for each row, in whose context the expressions stand. */
  readonly each?: string;
  readonly quantity: Expression;
  readonly unitPrice: Expression;
}

/** A paper that goes with the submission (an authorisation, a declaration). */
export interface DocumentPlan {
  readonly id: string;
  readonly template: string;
  readonly when?: ConditionRef;
}

/** One thing that happens once the form is completed. */
export interface NextStepPlan {
  readonly id: string;
  /** Ways of handing in that it belongs to; all when absent. */
  readonly for?: readonly SubmissionType[];
  readonly when?: ConditionRef;
}

/** A rule over all values that match some patterns: every duplicate is flagged. */
export interface UniqueRule {
  /** Pattern of the object in which values are compared: the root, or each row on its own. */
  readonly scope: string;
  readonly paths: readonly string[];
  readonly ignore: readonly string[];
  readonly key: string;
}

/**
 * What everything reads: renderer, validator, PDF, review, fee, export. JSON through and through.
 * Made by `compileForm` of `#compiler`; content-addressed by `hash`.
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
    /** The total is shown, and collected at the counter. */
    readonly onCounter: Chosen<boolean>;
  };
  readonly unique: readonly UniqueRule[];
  /** The data as the Registry's systems want them. */
  readonly export: ExportPlan;
  /** What may be taken over from files of other forms. */
  readonly imports: readonly ImportPlan[];
  /** Changes of answers of earlier versions, in the order of versions; absent where there are none. */
  readonly migrations?: readonly MigrationPlan[];
  /** Papers that go with the submission, each under its condition. */
  readonly documents: readonly DocumentPlan[];
  /** What happens next, in order; absent in definitions published before there was such a key. */
  readonly next?: readonly NextStepPlan[];
  readonly manifest: Manifest;
  readonly languages: readonly Language[];
}

/** A plan with the texts of one language, as a page holds it. */
export interface PlanWithTexts {
  readonly plan: Plan;
  readonly texts: Texts;
}
