/** An error about an invalid Word template. */
export class TemplateError extends Error {
  /** Remedy for the author of the template. */
  readonly remedy: string;

  constructor(message: string, remedy: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TemplateError';
    this.remedy = remedy;
  }
}
