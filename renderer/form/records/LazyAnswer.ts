import { lazyCode } from '../../form-context/lazyCode.tsx';

const LAZY = lazyCode(() => import('./writtenAnswer.ts'));

/**
 * Returns the function that formats an answer in one line as the documents do. Returns `undefined`
 * until its code is loaded.
 */
export const useWrittenAnswer = () => LAZY.useArrived()?.writtenAnswer;

/**
 * Loads the code of that function.
 *
 * @throws {TypeError} when the request fails; a later call retries
 */
export const loadWrittenAnswer = LAZY.load;
