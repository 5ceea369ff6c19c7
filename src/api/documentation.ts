import { createRequire } from 'node:module';
import path from 'node:path';
import { Router } from 'express';
import { openApiDocument } from './openapi/document.ts';
import { absoluteUrl } from './requests/absolute-url.ts';
import { answerOtherMethods } from './requests/other-methods.ts';
import type { Operation } from './operations/operation.ts';

/** One per host name used; caps the memory that a caller who varies the port can fill. */
const KEPT_DOCUMENTS = 4;
const SWAGGER_FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];
/** Swagger UI sets style attributes; scripts come from this station alone. */
const CONTENT_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Netefatsa interface</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="docs/favicon-32x32.png" />
    <link rel="stylesheet" href="docs/swagger-ui.css" />
  </head>
  <body>
    <div id="interface"></div>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/start.js"></script>
  </body>
</html>
`;

const START = `window.SwaggerUIBundle({ url: 'openapi.json', dom_id: '#interface', deepLinking: true, validatorUrl: null, persistAuthorization: false });
`;

/** `/openapi.json` and `/docs`: open without credentials, and offline. */
export function documentation(operations: readonly Operation[]): Router {
  const router = Router();
  const swagger = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const documents = new Map<string, string>();

  router.get('/openapi.json', (request, response) => {
    const server = absoluteUrl(request, '');
    let text = documents.get(server);
    if (text === undefined) {
      text = JSON.stringify(openApiDocument(operations, server));
      if (documents.size >= KEPT_DOCUMENTS) documents.clear();
      documents.set(server, text);
    }
    response.type('application/json').send(text);
  });
  router.get('/docs', (_request, response) => {
    response.setHeader('Content-Security-Policy', CONTENT_POLICY);
    response.type('text/html').send(PAGE);
  });
  router.get('/docs/start.js', (_request, response) => void response.type('text/javascript').send(START));
  for (const file of SWAGGER_FILES)
    router.get(`/docs/${file}`, (_request, response) =>
      response.sendFile(file, { root: swagger, maxAge: '1h' }),
    );
  const pages = ['/openapi.json', '/docs', '/docs/start.js', ...SWAGGER_FILES.map((file) => `/docs/${file}`)];
  for (const page of pages) answerOtherMethods(router, page, ['GET']);
  return router;
}
