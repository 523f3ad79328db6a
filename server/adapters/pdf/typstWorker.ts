/** The process of `TypstProcess`: renders one page per message, one at a time. */

import { type PageToRender, renderPage } from './renderPage.ts';

process.on('message', async (page: PageToRender) => {
  process.send?.(await renderPage(page));
});
// Ends with the portal that started it.
process.once('disconnect', () => process.exit());
