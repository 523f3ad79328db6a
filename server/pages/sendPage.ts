import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';

/** The stylesheet of the pages that the server writes itself. */
const PAGE_STYLES = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8');

/** The script of the page that a payment's receipt is sent to. */
const RECEIPT_SCRIPT = readFileSync(join(import.meta.dirname, 'receipt.js'), 'utf8');

/** Answers with a page. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html);
}

/** Answers with the stylesheet. */
export function sendStyles(reply: FastifyReply): FastifyReply {
  return reply.type('text/css; charset=utf-8').send(PAGE_STYLES);
}

/** Answers with the script that keeps a receipt and passes it on. */
export function sendReceiptScript(reply: FastifyReply): FastifyReply {
  return reply.type('text/javascript; charset=utf-8').send(RECEIPT_SCRIPT);
}
