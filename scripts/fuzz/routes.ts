import fc from 'fast-check';
import type { Campaign, CampaignOptions, CampaignResult } from './Campaign.ts';
import { faultOf } from './routes/faultOf.ts';
import { openTarget } from './routes/openTarget.ts';
import { requests, type WireRequest } from './routes/requests.ts';

/** The maximum length of a body in a finding, in characters. */
const LONGEST = 3000;

/**
 * Sends generated and mutated bodies to every POST route of the running portal, over real sockets.
 * A finding is: a status of 500 or more; no response within seconds; a response with invalid JSON
 * or a copy of the request; a rejection that changed the store.
 */
export const routes: Campaign = {
  name: 'routes',
  what: 'bodies against every POST route',
  run,
};

async function run({ seconds, count, seed }: CampaignOptions): Promise<CampaignResult> {
  const target = await openTarget();
  try {
    const nothingWrong = fc.asyncProperty(requests(target.calls), async (request) => {
      const before = await target.fingerprint();
      const answer = await target.send(request);
      const fault = faultOf(request, answer, before !== (await target.fingerprint()));
      if (fault) throw new Error(fault);
    });
    const { numRuns, failed, counterexample, errorInstance } = await fc.check(nothingWrong, {
      seed,
      numRuns: count ?? Number.MAX_SAFE_INTEGER,
      ...(count === undefined ? { interruptAfterTimeLimit: seconds * 1000 } : {}),
      markInterruptAsFailure: false,
    });
    const [request] = counterexample ?? [];
    const finding = `${errorInstance}\n${request && spelt(request)}`;
    return { runs: numRuns, findings: failed ? [finding] : [] };
  } finally {
    await target.close();
  }
}

function spelt({ path, headers, body }: WireRequest): string {
  const text = Buffer.from(body).toString();
  const shown = text.length > LONGEST ? `${text.slice(0, LONGEST)} … (${text.length})` : text;
  return `POST ${path} ${JSON.stringify(headers)}\n${shown}`;
}
