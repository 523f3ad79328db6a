import type { PaymentServices } from './PaymentServices.ts';
import type { SigningServices } from './SigningServices.ts';
import type { SubmissionServices } from './SubmissionServices.ts';

/**
 * The services that the routes call. They do not depend on HTTP. An outcome that an honest
 * applicant can meet is a value with a `result`. `undefined` means that the sitting has no such
 * submission or transaction. The route maps a `refused` value to an HTTP error.
 *
 * `sitting` is always the SHA-256 (hex) of the capability cookie, never the cookie itself. A
 * submission or transaction of another sitting gets the same response as an unknown one.
 *
 * @throws {StoreError} from every method, when the store is busy: the route sends 502
 * @throws {WrongShapeError} (of the engine) when form data do not match the form's structure: 400
 */
export interface Services extends SubmissionServices, PaymentServices, SigningServices {}
