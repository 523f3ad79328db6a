/** The process of `TypstProcess`: renders the page of each message and sends the result. */

import { type PageToRender, renderPage } from './renderPage.ts';

process.on('message', async (page: PageToRender) => {
  process.send?.(await renderPage(page));
});
// The portal that started this process has ended.
process.once('disconnect', () => process.exit());
