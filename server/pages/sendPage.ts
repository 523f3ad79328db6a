import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';

/** The stylesheet of the pages that the server renders. */
const PAGE_STYLES = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8');

/** The script of the page that receives a payment's receipt. */
const RECEIPT_SCRIPT = readFileSync(join(import.meta.dirname, 'receipt.js'), 'utf8');

/** Sends an HTML page. */
export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html);
}

/** Sends the stylesheet. */
export function sendStyles(reply: FastifyReply): FastifyReply {
  return reply.type('text/css; charset=utf-8').send(PAGE_STYLES);
}

/** Sends the script that stores a receipt and passes it on. */
export function sendReceiptScript(reply: FastifyReply): FastifyReply {
  return reply.type('text/javascript; charset=utf-8').send(RECEIPT_SCRIPT);
}
