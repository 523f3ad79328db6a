/**
 * `npm run verify -- FILE [--trust CERT.pem] [--answers]`: checks whether an acknowledgement is
 * genuine, and prints who signed it, when, and what it contains. It needs neither database nor
 * network. It trusts the portal's certificates of the settings, or those of `--trust`. `--answers`
 * also prints the answers. Exits with 0 for a genuine file, with 1 for any other, with 2 for an
 * unreadable file or a wrong call.
 */
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { certificatesIn } from '../server/adapters/seal/pemCertificates.ts';
import { systemClock } from '../server/adapters/system/systemClock.ts';
import { openCheck, trustedCertificates } from '../server/compose/openSeal.ts';
import { openTimeStamps } from '../server/compose/openTimeStamps.ts';
import { readConfig } from '../server/config/config.ts';
import {
  type AcknowledgementCheck,
  type CheckedAcknowledgement,
  type GenuineAcknowledgement,
  UNREADABLE,
} from '../server/ports/signing/AcknowledgementSeal.ts';
import { ACKNOWLEDGEMENT_LIMIT_BYTES } from '../server/services/documents/acknowledgementLimit.ts';
import {
  acknowledgementSummary,
  faultText,
  VERIFY_TEXTS,
} from '../server/services/documents/acknowledgementRows.ts';
import { commandLine, misused } from './command/commandLine.ts';
import { say } from './command/run.ts';

const USAGE = 'npm run verify -- FILE [--trust CERT.pem] [--answers]';
const TEXTS = VERIFY_TEXTS.en;

const { names, values } = commandLine(USAGE, {
  names: 1,
  options: { trust: { type: 'string' }, answers: { type: 'boolean' } },
});
const [path] = names;
if (path === undefined) misused('Name a file to check', USAGE);
process.exit(await verify(path));

async function verify(file: string): Promise<0 | 1 | 2> {
  let checked: CheckedAcknowledgement;
  try {
    const check = await openTrustedCheck();
    checked = await check.check(await beginningOf(file));
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return 2;
  }
  if (checked.isGenuine) {
    describe(checked);
    return 0;
  }
  const { fault } = checked;
  const isUnreadable = UNREADABLE.some((each) => each === fault);
  say(`${isUnreadable ? TEXTS.unreadable : TEXTS.notGenuine}: ${faultText(fault, 'en')}`);
  return isUnreadable ? 2 : 1;
}

/**
 * Reads a file up to one byte over the size limit, which suffices to detect a file that is too
 * large.
 */
async function beginningOf(file: string): Promise<Uint8Array> {
  try {
    const chunks = createReadStream(file, { end: ACKNOWLEDGEMENT_LIMIT_BYTES });
    return Buffer.concat(await chunks.toArray());
  } catch (cause) {
    throw new Error(`Cannot read ${file}`, { cause });
  }
}

async function openTrustedCheck(): Promise<AcknowledgementCheck> {
  if (values.trust !== undefined) {
    return openCheck(certificatesIn(await readFile(values.trust)), undefined);
  }
  const config = readConfig(process.env);
  const trusted = trustedCertificates(config);
  if (trusted.length === 0) {
    throw new Error('Cannot find a certificate of the portal here: name one with --trust CERT.pem');
  }
  return openCheck(
    trusted,
    openTimeStamps(config, systemClock, () => {}),
  );
}

function describe(genuine: GenuineAcknowledgement): void {
  const { rows, attachments } = acknowledgementSummary(genuine, 'en');
  say(`${TEXTS.genuine}: ${TEXTS.genuineDetail}`);
  for (const [label, value] of rows) say(`${label}: ${value}`);
  say(`${TEXTS.attachments}: ${attachments.length === 0 ? TEXTS.noAttachments : ''}`.trimEnd());
  for (const file of attachments) {
    say(`  ${file.map(([label, value]) => `${label}: ${value}`).join(', ')}`);
  }
  if (values.answers !== true) return;
  say(`${TEXTS.answers}: ${JSON.stringify(genuine.content.answers, null, 2)}`);
}
