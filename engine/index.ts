/** The engine's exports: other rooms import only this file. */
export * from './autofill.ts';
export * from './form.ts';
export * from './submission.ts';
