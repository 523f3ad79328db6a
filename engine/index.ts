/** The door of the engine: nobody outside comes in another way. */
export * from './autofill.ts';
export * from './conduct.ts';
export * from './form.ts';
