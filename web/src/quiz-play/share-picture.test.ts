import { afterEach, describe, expect, it, vi } from 'vitest';
import { sharePicture } from './share-picture.ts';

const result = { picture: new Blob(['x'], { type: 'image/png' }), text: 'I got 80 %', url: 'https://arena' };

/** A device whose share sheet takes pictures. */
function giveShareSheet(share: (data: ShareData) => Promise<void>) {
  Object.assign(navigator, { canShare: () => true, share });
}

describe('sharing a picture', () => {
  afterEach(() => {
    Object.assign(navigator, { canShare: undefined, share: undefined });
    vi.restoreAllMocks();
  });

  it('hands it to the share sheet with its words', async () => {
    const share = vi.fn(async (_data: ShareData) => undefined);
    giveShareSheet(share);
    expect(await sharePicture(result)).toBe('shared');
    const [shared] = share.mock.calls[0] ?? [];
    expect(shared).toMatchObject({ text: 'I got 80 %', url: 'https://arena' });
    expect(shared?.files?.[0]).toMatchObject({ name: 'quiz-arena-result.png', type: 'image/png' });
  });

  it('takes a closed share sheet for an answer', async () => {
    giveShareSheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
    expect(await sharePicture(result)).toBe('closed');
  });

  it('downloads it where there is no share sheet, and where the sheet fails', async () => {
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    expect(await sharePicture(result)).toBe('downloaded');
    giveShareSheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    expect(await sharePicture(result)).toBe('downloaded');
    expect(clicked).toHaveBeenCalledTimes(2);
  });
});
