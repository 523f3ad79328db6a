export type { FormDocuments } from '../external-schema/documents/FormDocuments.ts';
export { outsideReferences } from '../external-schema/documents/outsideReferences.ts';
export { pathInFolder } from '../external-schema/documents/pathInFolder.ts';
export { isPlainSchema } from '../external-schema/foreign/isPlainSchema.ts';
export {
  type ExternalSchemaFiles,
  importJsonSchema,
  isExternalSchema,
} from '../external-schema/importJsonSchema.ts';
export { type Claim, schemaPlace } from '../prover/Claim.ts';
export { duplicateRecordNames } from '../prover/duplicateRecordNames.ts';
export { fittingWidgets } from '../prover/fittingWidgets.ts';
export { proveForm } from '../prover/proveForm.ts';
export { type MetaName, type ShapeCheck, type ShapeError, shapeCheck } from './check/shapeCheck.ts';
export { compileForm } from './compile/compileForm.ts';
export { tableDay } from './compile/tableRows.ts';
export { mostWays } from './patterns/mostWays.ts';
export {
  DIALECT_VERSION,
  ENGINE_KEYS,
  GROUP_KEYWORDS,
  LEAF_KEYWORDS,
  LIST_KEYWORDS,
} from './source/dialect.ts';
export type {
  CompiledForm,
  CompileOptions,
  Diagnostic,
  FormFiles,
  LimitedPattern,
  SharedBlock,
  SharedFiles,
  SharedTable,
} from './source/FormFiles.ts';
export { FORMATS } from './source/formats.ts';
export { objectOf } from './source/json.ts';
export { didYouMean, nearest } from './source/nearest.ts';
export { RULE_KEYWORDS } from './source/ruleKeywords.generated.ts';
