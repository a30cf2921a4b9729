import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { readBootSettings } from './boot-settings.ts';
import { compressText } from './compress-text.ts';
import { openPageFiles } from './page-files.ts';
import { robotsText, sitemapXml, withPageHead } from './page-head.ts';
import { withBootSettings, withPageFiles } from './page-start.ts';

export interface FrontServerOptions {
  /** Folder of the built web client. */
  webDir: string;
  host: string;
  port: number;
  quizApiUrl: string;
  /** The battle nodes that may be used right now; asked for every new connection. */
  battleNodeUrls: () => readonly string[];
  /** Base address of the sign-in emulator; absent with a real project. */
  authEmulator?: { url: string; onAccountChange: () => void };
  /** Proxies before this server that name the player's address, host and protocol; default: none is believed. */
  trustedProxies?: readonly string[];
  /** Players come by HTTPS: browsers are told to keep to it. Default: plain HTTP on this machine. */
  isSecure?: boolean;
}

/** What a browser needs beside this address: the sign-in service's scripts, frames and calls. */
const SIGN_IN_HOSTS = {
  scripts: ['https://apis.google.com', 'https://www.google.com', 'https://www.gstatic.com'],
  frames: ['https://*.firebaseapp.com', 'https://www.google.com'],
  calls: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://www.google.com',
    'https://fcmregistrations.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
  ],
};

/** The player of videos beside texts to be read; it is framed when a player presses. */
const VIDEO_HOST = 'https://www.youtube-nocookie.com';

/** One address for everything: the built client, `/api`, `/media`, `/socket.io` and, locally, the sign-in emulator. */
export async function startFrontServer(options: FrontServerOptions): Promise<FastifyInstance> {
  const { trustedProxies = [], isSecure = false } = options;
  const trustProxy = trustedProxies.length > 0 ? [...trustedProxies] : false;
  const app = Fastify({ logger: false, bodyLimit: 4 * 1024 * 1024, trustProxy });
  await app.register(helmet, {
    contentSecurityPolicy: { directives: contentSecurityPolicy() },
    // The sign-in service's window reports back to its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: isSecure && { maxAge: 31_536_000, includeSubDomains: false },
  });
  app.get('/healthz', (_request, reply) => reply.type('text/plain').send('ok'));
  for (const prefix of ['/api', '/media']) {
    await app.register(httpProxy, {
      upstream: options.quizApiUrl,
      prefix,
      rewritePrefix: prefix,
      replyOptions: { rewriteRequestHeaders: nameClient },
    });
  }
  await registerBattleNodes(app, options.battleNodeUrls);
  if (options.authEmulator !== undefined) await registerAuthEmulator(app, options.authEmulator);
  await registerWebClient(app, options);
  await app.listen({ host: options.host, port: options.port });
  return app;
}

function contentSecurityPolicy() {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...SIGN_IN_HOSTS.scripts],
    // Mantine and motion position elements through style attributes; styles cannot run code.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
    mediaSrc: ["'self'", 'blob:', 'https:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", ...SIGN_IN_HOSTS.calls],
    frameSrc: ["'self'", VIDEO_HOST, ...SIGN_IN_HOSTS.frames],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: null,
  };
}

/** Limits count by address, so the servers are told the caller's; one that the caller claims is dropped. */
function nameClient(request: { ip: string }, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return { ...headers, 'x-forwarded-for': request.ip };
}

/** A battle node checks the page that a socket comes from (origin) and counts handshakes by address. */
function forwardHandshake(
  headers: IncomingHttpHeaders,
  request: { ip: string; headers: IncomingHttpHeaders },
): IncomingHttpHeaders {
  const { origin } = request.headers;
  return { ...headers, ...(origin !== undefined && { origin }), 'x-forwarded-for': request.ip };
}

/** Round-robin over the nodes that run; no node has a player's connection for good, so none is sticky. */
async function registerBattleNodes(app: FastifyInstance, nodeUrls: () => readonly string[]): Promise<void> {
  let turn = 0;
  const nextNode = () => {
    const urls = nodeUrls();
    turn = (turn + 1) % Math.max(urls.length, 1);
    return urls[turn] ?? 'http://127.0.0.1:9';
  };
  // `rewriteRequestHeaders` is documented for sockets; the published types lack it.
  const socketClientOptions = { perMessageDeflate: false, rewriteRequestHeaders: forwardHandshake };
  await app.register(httpProxy, {
    upstream: '',
    prefix: '/socket.io',
    rewritePrefix: '/socket.io',
    websocket: true,
    replyOptions: { getUpstream: nextNode },
    wsClientOptions: socketClientOptions,
    wsServerOptions: { perMessageDeflate: false },
  });
}

/** The sign-in SDK drops paths of an emulator's address, so the emulator's own paths stand at the root. */
async function registerAuthEmulator(
  app: FastifyInstance,
  emulator: { url: string; onAccountChange: () => void },
): Promise<void> {
  const prefixes = ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com', '/emulator'];
  for (const prefix of prefixes) {
    await app.register(httpProxy, { upstream: emulator.url, prefix, rewritePrefix: prefix });
  }
  app.addHook('onResponse', async (request) => {
    if (prefixes.some((prefix) => request.url.startsWith(`${prefix}/`))) emulator.onAccountChange();
  });
}

async function registerWebClient(
  app: FastifyInstance,
  { webDir, quizApiUrl }: FrontServerOptions,
): Promise<void> {
  const sendPage = await buildPageSender(webDir, quizApiUrl);
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    preCompressed: true,
    setHeaders(response, path) {
      const isHashed = path.startsWith(join(webDir, 'assets'));
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // Only of documents do browsers read it (a drawing can be opened as one), and it outweighs a small file.
      if (isHashed && !path.includes('.svg')) response.removeHeader('content-security-policy');
    },
  });
  app.get('/', sendPage);
  app.get('/robots.txt', (request, reply) =>
    reply.type('text/plain').send(robotsText(addressOf(request).origin)),
  );
  app.get('/sitemap.xml', (request, reply) =>
    reply.type('text/xml').send(sitemapXml(addressOf(request).origin)),
  );
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/\.[a-z0-9]{2,5}$/i.test(request.url.split('?')[0] ?? '');
    if (isPage) return sendPage(request, reply);
    return reply.code(404).type('text/plain').send('Not found');
  });
}

/** Sends the client's HTML made ready for the address: its head, its files, and the settings that it would ask for first. */
async function buildPageSender(webDir: string, quizApiUrl: string) {
  const html = await readFile(join(webDir, 'index.html'), 'utf8');
  const filesOf = openPageFiles(webDir);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const address = addressOf(request);
    const files = filesOf(address.pathname);
    const settings = await readBootSettings(quizApiUrl, request.ip);
    let page = withPageHead(html, address);
    if (files !== undefined) page = withPageFiles(page, files);
    if (settings !== null) page = withBootSettings(page, settings);
    const { body, encoding } = await compressText(page, request.headers['accept-encoding']);
    reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').type('text/html');
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply.send(body);
  };
}

/** The address as the browser wrote it; one that is no address counts as the start page. */
function addressOf(request: FastifyRequest): URL {
  const origin = `${request.protocol}://${request.host}`;
  return URL.parse(request.url, origin) ?? URL.parse('/', origin) ?? new URL('http://localhost/');
}
