import { Socket } from 'node:net';
import { type FormData, fromWire, type Plan } from '#engine';
import { answersWithFile, honestAnswers } from '../../../scripts/attack/honestForm.ts';
import { Target } from '../../../scripts/attack/Target.ts';
import { group, leaf, list, type NodeMaker, planOf } from '../../support/planNodes.ts';

/** A request that a fake portal received. */
export interface SentRequest {
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
}

/** The behaviour of a fake portal. A path without an answer gets 404. */
export interface FakePortal {
  readonly answer?: (request: SentRequest) => Response | undefined;
  /** The bytes that a raw connection receives. */
  readonly bytes?: string;
  readonly folder?: string;
}

/** The path of the plan that `offering` returns. */
const PLAN_PATH = '/definitions/plan.json';

/** A target without a network: a function answers its requests. */
export class FakeTarget extends Target {
  readonly requests: SentRequest[] = [];
  /** The texts of raw connections. */
  readonly sent: string[] = [];
  readonly #portal: FakePortal;

  /** Creates a target. */
  constructor(portal: FakePortal = {}) {
    super('http://localhost:1', portal.folder);
    this.#portal = portal;
  }

  override async call(path: string, init: RequestInit = {}): Promise<Response> {
    const request = { path, headers: new Headers(init.headers), body: String(init.body ?? '') };
    this.requests.push(request);
    return this.#portal.answer?.(request) ?? new Response('', { status: 404 });
  }

  override async raw(text: string): Promise<string> {
    this.sent.push(text);
    return this.#portal.bytes ?? '';
  }

  override open(text: string) {
    const write = (more: string) => this.sent.push(more) > 0;
    write(text);
    return {
      socket: Object.assign(new Socket(), { write }),
      answer: () => this.#portal.bytes ?? '',
    };
  }
}

/** Returns a plan with the fields of the honest answers. */
export function honestPlan(code = 'LREAL1'): Plan {
  const all = { ...answersWithFile(Buffer.of()), ...honestAnswers('minimal') };
  return { ...planOf(fieldsLike(all)), code };
}

/** Returns the answers of a portal that offers a form with `honestPlan`. */
export function offering(code = 'LREAL1', hash = 'hash-1') {
  const plan = honestPlan(code);
  return ({ path }: SentRequest): Response | undefined => {
    if (path === `/api/forms/${code}`) return Response.json({ hash, plan: PLAN_PATH });
    return path === PLAN_PATH ? Response.json(plan) : undefined;
  };
}

function fieldsLike(answers: object): Readonly<Record<string, NodeMaker>> {
  return Object.fromEntries(Object.entries(answers).map(([key, value]) => [key, nodeLike(value)]));
}

function nodeLike(value: unknown): NodeMaker {
  if (typeof value !== 'object' || value === null) return leaf('text');
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  if (typeof first === 'object' && first !== null) return list(fieldsLike(first));
  if (Array.isArray(value)) return leaf('choices');
  return 'file' in value ? leaf('file') : group(fieldsLike(value));
}

/** Returns the answers in the body of a request, in the format of the engine. */
export function sentAnswers({ body }: SentRequest): FormData {
  return fromWire(honestPlan(), (JSON.parse(body) as { formData: FormData }).formData);
}
