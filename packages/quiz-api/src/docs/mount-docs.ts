import type { FastifyInstance } from 'fastify';
import { docsPage, docsStyle } from './docs-page.ts';
import { documentedActions, openApiDocument } from './openapi-document.ts';

/** Nothing but the page's own style: no scripts, no pictures, nothing from elsewhere. */
const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves what the actions take and answer: `/api/docs` for people, `/api/docs/openapi.json` for tools. */
export function mountDocs(app: FastifyInstance): void {
  let page: string | undefined;
  let document: object | undefined;
  app.get('/api/docs', async (_request, reply) => {
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8');
    page ??= docsPage(documentedActions());
    return reply.send(page);
  });
  app.get('/api/docs/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(docsStyle),
  );
  app.get('/api/docs/openapi.json', async (_request, reply) => {
    document ??= openApiDocument();
    return reply.send(document);
  });
}
