import { describe } from 'vitest';
import { describeCaptchaStore } from '../../../../ports/store/CaptchaStore.contract.ts';
import { storesOfFile } from '../../../../support/storesOfFile.ts';

describe('CaptchaTables', () => {
  const stores = storesOfFile();
  describeCaptchaStore(() => stores().captcha);
});
