import { Agent as HttpAgent, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import type { ActionRequest, ActionResponse, FormBody } from '@quiz-arena/contract/action-caller';

/** Connections to the backend at most; what is more waits its turn. */
const MOST_SOCKETS = 256;

/** A form of text fields, urlencoded: a battle node sends no files. */
export class UrlForm implements FormBody {
  readonly #fields = new URLSearchParams();

  append(name: string, value: unknown): void {
    if (typeof value !== 'string') throw new TypeError(`The field ${name} is no text.`);
    this.#fields.append(name, value);
  }

  toString(): string {
    return this.#fields.toString();
  }
}

/** Sends a form and reads the answer. The request's `signal` is how long that may take, milliseconds. */
type PostForm = (url: string, request: ActionRequest<UrlForm, number>) => Promise<ActionResponse>;

/**
 * Posts over connections that are kept. Rejects with a TimeoutError, or with what the network says.
 *
 * Not `fetch` with a FormData: multipart bodies, web streams and abort signals made up half of what a player's coming
 * cost a node.
 */
export function createPostForm(): PostForm {
  const options = { keepAlive: true, maxSockets: MOST_SOCKETS };
  const [http, https] = [new HttpAgent(options), new HttpsAgent(options)];

  return (url, { method, headers, body, signal: timeoutMs }) => {
    const { promise, resolve, reject } = Promise.withResolvers<ActionResponse>();
    const form = String(body);
    const all = {
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(form),
    };
    const isSecure = url.startsWith('https:');
    const request = isSecure
      ? requestHttps(url, { method, headers: all, agent: https })
      : requestHttp(url, { method, headers: all, agent: http });
    const timer = setTimeout(() => {
      request.destroy(new DOMException(`no answer in ${timeoutMs} ms`, 'TimeoutError'));
    }, timeoutMs);
    request.on('error', reject);
    request.on('close', () => clearTimeout(timer));
    request.on('response', (response) => {
      text(response).then(
        (whole) => resolve({ status: response.statusCode ?? 0, text: async () => whole }),
        reject,
      );
    });
    request.end(form);
    return promise;
  };
}
