/**
 * The rule library: every pure function that a validator module calls, under the name that the plan
 * and the compiled schemas use. It is bundled as `rules-<sha>.js`; browser and server load the same
 * bytes.
 *
 * The functions of rule keywords are generated from the files that declare a `RULE`. The others are
 * listed here: functions that Ajv calls, and functions of tests without a keyword.
 */
export { charsOf as ucs2length } from './charsOf.ts';
export { deepEqual as equal } from './deepEqual.ts';
export { areFilesWithin } from './filesWithin.ts';
export { hasFileType } from './fileTypes.ts';
export { isFileWithin } from './fileWithin.ts';
export * from './keywordRules.generated.ts';
export { isPlainJson, isStorableJson } from './plainJson.ts';
export { isStorable } from './storable.ts';
