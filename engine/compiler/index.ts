export { type Claim, schemaPlace } from '../prover/Claim.ts';
export { proveForm } from '../prover/proveForm.ts';
export { sameRecordNames } from '../prover/sameRecordNames.ts';
export { compileForm } from './compileForm.ts';
export {
  DIALECT_VERSION,
  ENGINE_KEYS,
  GROUP_KEYWORDS,
  type KeywordValue,
  LEAF_KEYWORDS,
  LIST_KEYWORDS,
  RULE_KEYWORDS,
  type RuleKeyword,
} from './dialect.ts';
export type {
  CompiledForm,
  CompileOptions,
  Diagnostic,
  FormFiles,
  SharedBlock,
  SharedFiles,
  SharedTable,
} from './FormFiles.ts';
export { FORMATS } from './formats.ts';
export { objectOf } from './json.ts';
export { didYouMean } from './nearest.ts';
export { type MetaName, type ShapeCheck, type ShapeFault, shapeCheck } from './shapeCheck.ts';
export { isStranger, openStranger, type StrangerFiles } from './stranger/openStranger.ts';
export { tableDay } from './tableRows.ts';
