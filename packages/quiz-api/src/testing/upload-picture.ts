import type { TestAnswer, TestApi, TestPlayer } from './test-api.ts';

/** Uploads a profile picture the way a browser does; `name` and `type` are what the sender claims of its bytes. */
export async function uploadPicture(
  api: TestApi,
  { token }: Pick<TestPlayer, 'token'>,
  bytes: Uint8Array,
  { name = 'me.png', type = 'image/png' }: { name?: string | undefined; type?: string | undefined } = {},
): Promise<TestAnswer> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(bytes)], { type }), name);
  const request = new Request('http://test', { method: 'POST', body: form });
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/upload_profile_image',
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      authorization: `Bearer ${token}`,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() };
}
