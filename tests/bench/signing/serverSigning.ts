import { TypstPdfRenderer } from '../../../server/adapters/pdf/TypstPdfRenderer.ts';
import { PadesDocumentSigner } from '../../../server/adapters/sign/PadesDocumentSigner.ts';
import { sampleDocument } from '../../support/sampleDocument.ts';
import { testAuthority } from '../../support/testSigner.ts';
import { percentile } from '../measure.ts';
import { ms, row } from '../server/serverReport.ts';

const RUNS = 20;
const WARM_UPS = 5;

/**
 * Measures one signature on the server: prepare, embed, verify. Compares it with rendering the
 * signed document and with a bare RSA signature, in turns in the same run.
 *
 * @returns lines of a table: medians and p95 in milliseconds, and the ratio to the rendering
 */
export async function benchServerSigning(): Promise<readonly string[]> {
  const authority = await testAuthority();
  const renderer = new TypstPdfRenderer({ threads: 1 });
  try {
    const by = await authority.signer();
    const signer = new PadesDocumentSigner();
    const document = sampleDocument('zh-Hant', { standing: { kind: 'toSign' } });
    const unsigned = await renderer.render(document);
    const render = () => renderer.render(document);
    const bare = async () => by.sign(unsigned);
    const sign = async () => {
      const about = { signerName: 'CHAN TAI MAN', reason: 'Application', signedAt: new Date() };
      const { certificate, chain } = by;
      const place = { pdf: unsigned, fieldName: 'ownerSign' };
      const prepared = await signer.prepare({ ...place, certificate, chain, ...about });
      const signature = by.sign(prepared.toBeSigned);
      await signer.verify(await signer.embed({ ...prepared, signature }));
    };
    const times = await inTurn({ render, bare, sign });
    return report(times);
  } finally {
    await renderer.close();
    authority.remove();
  }
}

type Times = Readonly<Record<'render' | 'bare' | 'sign', readonly number[]>>;

/** Runs the works in turns, so that a busy machine affects all of them. */
async function inTurn(
  works: Readonly<Record<keyof Times, () => Promise<unknown>>>,
): Promise<Times> {
  const times = { render: [] as number[], bare: [] as number[], sign: [] as number[] };
  for (let run = -WARM_UPS; run < RUNS; run += 1) {
    for (const name of ['render', 'bare', 'sign'] as const) {
      const started = performance.now();
      await works[name]();
      if (run >= 0) times[name].push(performance.now() - started);
    }
  }
  return times;
}

function report({ render, bare, sign }: Times): readonly string[] {
  const whole = percentile(render, 0.5);
  const line = (name: string, times: readonly number[]) => {
    const half = percentile(times, 0.5);
    const ratio = `${(half / whole).toFixed(2)}x`;
    return row(name, ms(half), ms(percentile(times, 0.95)), ratio);
  };
  return [
    '',
    `signing on the server (${RUNS} runs in turn, without a time stamp)`,
    row('', 'p50, ms', 'p95, ms', 'of rendering'),
    line('render the document', render),
    line('bare RSA signature', bare),
    line('prepare, embed, verify', sign),
  ];
}
