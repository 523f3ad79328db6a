import { lateCode } from './lateCode.tsx';

const LATE = lateCode(() => import('./writtenAnswer.ts'));

/** Writes an answer in one line as the documents do; `undefined` before the code of it has come. */
export const useWrittenAnswer = () => LATE.useArrived()?.writtenAnswer;

/** Fetches that code, once. @throws {TypeError} when it cannot be had; ask again later */
export const loadWrittenAnswer = LATE.load;
