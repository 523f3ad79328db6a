/**
 * Exports the engine's part of the form validator: a separate chunk, loaded after the page
 * (docs/decisions/097).
 */
export { createFormValidator } from '#engine';
