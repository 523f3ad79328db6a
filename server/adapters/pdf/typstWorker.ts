/** The process of `TypstProcess`: renders one page per message, one at a time. */

import { drawPage, type PageToDraw } from './drawPage.ts';

process.on('message', async (page: PageToDraw) => {
  process.send?.(await drawPage(page));
});
// Ends with the portal that started it.
process.once('disconnect', () => process.exit());
