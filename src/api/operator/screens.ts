import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import express, { Router, type Response } from 'express';
import { builtPath } from '../../engine/resources.ts';
import { answerOtherMethods } from '../requests/other-methods.ts';

/** Where `npm run build` puts the screens. */
const BUILT = builtPath('renderer');
const NONCE_PLACE = '__STYLE_NONCE__';

/**
 * Serves the screens: pages of `out/renderer` with a policy of their own, and their assets, which carry a hash in
 * their name and never change.
 */
export function screens(folder: string = BUILT): Router {
  const router = Router();
  // Read each time: it names the assets of one build, and an update may replace it at run time.
  const page = (name: string): string | null => {
    const file = path.join(folder, `${name}.html`);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };

  router.use(
    '/assets',
    express.static(path.join(folder, 'assets'), { immutable: true, maxAge: '1y', index: false }),
  );
  router.get(['/', '/index.html'], (_request, response) => {
    const html = page('index');
    if (html === null)
      response.status(503).type('text/plain').send('The screens are not built. Run "npm run build".');
    else sendScreen(response, html);
  });
  for (const page of ['/', '/index.html']) answerOtherMethods(router, page, ['GET']);
  return router;
}

/** A page with a fresh nonce for the style elements that Mantine makes at run time (docs/adr/0071). */
export function sendScreen(response: Response, html: string): void {
  const nonce = randomBytes(16).toString('base64');
  response
    .setHeader('Content-Security-Policy', policyWith(nonce))
    .setHeader('Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), usb=(), serial=()')
    .setHeader('Cache-Control', 'no-store')
    .type('html')
    .send(html.replace(NONCE_PLACE, nonce));
}

function policyWith(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // Pictures taken here are shown before they are sent; forensic layers arrive inside JSON.
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    // The report of a case, to be printed.
    'frame-src blob:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
