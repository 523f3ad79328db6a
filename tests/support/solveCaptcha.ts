import { createHash, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ChallengeSeal } from '../../server/adapters/captcha/ChallengeSeal.ts';

/**
 * Decrypts the answer of a captcha challenge with the keys of a demo portal. No browser can do
 * this.
 *
 * @param dataDir folder of the portal's data
 * @param secret the sealed secret of the challenge
 * @param visitor value of the cookie `visitor`
 */
export function solveCaptcha(dataDir: string, secret: string, visitor: string): string {
  const { secret: master } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as {
    secret: string;
  };
  const [id = '', text = ''] = master.split(':');
  const key = Buffer.from(
    hkdfSync('sha256', Buffer.from(text, 'base64'), '', 'landform captcha', 32),
  );
  const client = createHash('sha256').update(visitor).digest('hex');
  const challenge = new ChallengeSeal([{ id, key }]).open(secret, client);
  if (!challenge) throw new Error('Cannot solve the captcha: it is of another portal or browser');
  return challenge.answer;
}
