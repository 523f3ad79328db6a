import { expect, test } from '@playwright/test';
import type { Language } from '#engine';
import { Applicant } from './support/Applicant.ts';
import { sampleOf } from './support/sampleOf.ts';

test.use({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
});

for (const language of ['en', 'zh-Hant', 'zh-Hans'] satisfies readonly Language[]) {
  test(`LREAL1 on an iPhone warns that it cannot be submitted online, and ends on paper (${language})`, async ({
    page,
  }) => {
    const applicant = new Applicant(page, language);
    const { main, words } = applicant;
    await applicant.open();
    const [notice = ''] = words.of('wizard:notes.ios').split('{phone}');
    await expect(main).toContainText(notice.trim());
    await applicant.acceptAndStart();
    await applicant.fillIn(sampleOf('minimal'), false);
    await expect(main).toContainText(words.of('wizard:review.confirm.offline'));
    await main.getByRole('button', { name: words.of('common:button.complete') }).click();
    await applicant.expectStep(words.of('wizard:ack.offline.title'));
  });
}
