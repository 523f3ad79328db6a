/** The words of a compiled form: its conditions, computed values and reasons. Pages lazy-load it. */

export { openState } from '../conditions/openState.ts';
export {
  type ConditionGraph,
  conditionGraph,
  type GraphEdge,
  type GraphEffect,
  type GraphNode,
} from './conditionGraph.ts';
export { conditionWords } from './conditionWords.ts';
export {
  type ExplainedCause,
  type ExplainedTest,
  explainField,
  type FieldExplanation,
} from './explainField.ts';
export {
  durationWords,
  expressionWords,
  isAmount,
  orderedDay,
  rowValueWords,
} from './expressionWords.ts';
export { FormWords, type WordedForm } from './FormWords.ts';
export { ownCondition, type ShownStep, shownSteps } from './ownCondition.ts';
export { testWords } from './testWords.ts';
