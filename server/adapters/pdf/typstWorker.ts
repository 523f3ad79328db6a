/** The process of `TypstProcess`: draws a page whenever it is asked, one at a time. */

import { drawPage, type PageToDraw } from './drawPage.ts';

process.on('message', async (page: PageToDraw) => {
  process.send?.(await drawPage(page));
});
// The portal that asked is gone.
process.once('disconnect', () => process.exit());
