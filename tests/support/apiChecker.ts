import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** A response of the server, as a client receives it. */
export interface RealAnswer {
  readonly method: string;
  /** Path, with or without a query. */
  readonly url: string;
  readonly status: number;
  /** Header `Content-Type`. */
  readonly type: string;
  readonly body: string;
}

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, object>> }>
  >;
  readonly 'x-further-statuses': Readonly<Record<string, string>>;
}

type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** A checker of real responses against an OpenAPI document. */
export class ApiChecker {
  readonly #paths: Paths;
  /** The path templates. Fixed path segments take precedence over parameters, as in the server. */
  readonly #templates: readonly (readonly [template: string, pattern: RegExp])[];
  readonly #ajv = new Ajv2020({ strict: false, validateSchema: false });
  readonly #known = new Map<string, ValidateFunction>();
  /** The statuses of the checked responses, by call. */
  readonly seen = new Map<string, Set<number>>();

  /** @param document the OpenAPI document from `/documentation/json` */
  constructor(document: object) {
    this.#paths = (document as { readonly paths: Paths }).paths;
    this.#templates = Object.keys(this.#paths)
      .sort((a, b) => (byFixedParts(a) < byFixedParts(b) ? -1 : 1))
      .map((template) => [template, patternOf(template)]);
    this.#ajv.addSchema(document, DOCUMENT);
  }

  /** Returns every documented call, for example `GET /api/forms/{code}`. */
  get calls(): readonly string[] {
    return Object.entries(this.#paths).flatMap(([template, operations]) =>
      Object.keys(operations).map((verb) => `${verb.toUpperCase()} ${template}`),
    );
  }

  /**
   * Returns the documented call of a request, for example `GET /api/forms/{code}`; `undefined` for
   * an undocumented call.
   */
  callOf({ method, url }: Pick<RealAnswer, 'method' | 'url'>): string | undefined {
    const template = this.#templateOf(method, url);
    return template && `${method} ${template}`;
  }

  /**
   * Returns the difference between a response and the document; `undefined` when the response is
   * documented.
   */
  faultOf(answer: RealAnswer): string | undefined {
    const { method, url, status, type, body } = answer;
    const template = this.#templateOf(method, url);
    if (template === undefined) return `${method} ${url} is not documented`;
    const verb = method.toLowerCase();
    const operation = this.#paths[template]?.[verb];
    const isOwn = operation?.responses[status] !== undefined;
    const name = isOwn ? String(status) : 'default';
    const isFurther = operation?.['x-further-statuses'][status] !== undefined;
    if (!isOwn && !isFurther) return `${method} ${template} is documented without status ${status}`;
    const mediaType = type.split(';', 1)[0] ?? '';
    if (!operation?.responses[name]?.content[mediaType]) {
      return `${method} ${template}: ${status} is documented without ${mediaType}`;
    }
    const place = ['paths', template, verb, 'responses', name, 'content', mediaType, 'schema'];
    const fits = this.#validatorAt(place.map(escaped).join('/'));
    if (!fits(mediaType === 'application/json' ? JSON.parse(body) : body)) {
      return `${method} ${template} ${status}: ${this.#ajv.errorsText(fits.errors)} in ${body.slice(0, 500)}`;
    }
    this.#note(`${method} ${template}`, status);
    return undefined;
  }

  #note(call: string, status: number): void {
    const statuses = this.seen.get(call) ?? new Set();
    this.seen.set(call, statuses.add(status));
  }

  #templateOf(method: string, url: string): string | undefined {
    const path = url.split('?', 1)[0] ?? '';
    const found = this.#templates.find(
      ([template, pattern]) =>
        this.#paths[template]?.[method.toLowerCase()] !== undefined && pattern.test(path),
    );
    return found?.[0];
  }

  #validatorAt(pointer: string): ValidateFunction {
    const known =
      this.#known.get(pointer) ?? this.#ajv.compile({ $ref: `${DOCUMENT}#/${pointer}` });
    this.#known.set(pointer, known);
    return known;
  }
}

const DOCUMENT = 'api.json';

function byFixedParts(template: string): string {
  return template.replaceAll('{', '\uffff');
}

function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

/** Escapes a name for a JSON Pointer in a URI. */
function escaped(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}
