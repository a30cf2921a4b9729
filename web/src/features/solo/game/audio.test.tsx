import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeAttempt, type FakeQuestion } from '../../../testing/fake-attempt.ts';
import { renderApp } from '../../../testing/render-client.tsx';

const horn: FakeQuestion = { text: 'Which instrument is it?', options: ['Horn', 'Harp', 'Lute'], right: 'a' };
const plays = vi.fn(async () => undefined);

beforeEach(() => {
  plays.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(plays);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});

async function play(clipMs = '8000') {
  const view = await renderApp({
    path: '/audio-questions/music/play/',
    player: {},
    replies: createFakeAttempt({
      questions: [horn],
      source: 'get_audio_questions',
      quizType: '4',
      extra: { audio: 'http://arena.test/media/horn.ogg', audio_type: '2', clip_ms: clipMs },
    }),
  });
  await screen.findByRole('heading', { level: 1, name: horn.text });
  await screen.findByRole('button', { name: 'Show options' });
  const clip = view.container.querySelector('audio');
  if (clip === null) throw new Error('the question has no clip');
  return { ...view, clip };
}

const answers = () => screen.queryByRole('group', { name: 'Answers' });

describe('an audio question', () => {
  it('starts its clip and covers the options until it has ended', async () => {
    const { clip } = await play();
    expect(plays).toHaveBeenCalled();
    expect(answers()).toBeNull();
    expect(screen.getByRole('timer')).toHaveTextContent('00:30');
    fireEvent.ended(clip);
    expect(await screen.findByRole('group', { name: 'Answers' })).toBeVisible();
  });

  it('shows the options to who does not want to wait', async () => {
    const { user } = await play();
    await user.click(screen.getByRole('button', { name: 'Show options' }));
    await user.click(await screen.findByRole('button', { name: /Horn/ }));
    expect(await screen.findByText('Right!', { selector: 'section *' })).toBeVisible();
  });

  it('shows them when the time starts, also where the browser plays nothing by itself', async () => {
    plays.mockRejectedValueOnce(new DOMException('no gesture', 'NotAllowedError'));
    await play('2500');
    expect(answers()).toBeNull();
    expect(screen.getByRole('button', { name: 'Play the clip' })).toBeVisible();
    expect(await screen.findByRole('group', { name: 'Answers' })).toBeVisible();
  });

  it('says that a clip cannot be played', async () => {
    const { clip } = await play();
    fireEvent.error(clip);
    expect(screen.getByText('This clip cannot be played here.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show options' })).toBeVisible();
  });
});
