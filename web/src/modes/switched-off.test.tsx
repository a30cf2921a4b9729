import { battleKinds, soloModes } from '@quiz-arena/contract/modes';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlayMode } from '../quiz-play/play-mode.ts';
import { renderApp } from '../testing/render-client.tsx';
import { playModes } from './play-modes.ts';

const NOTICE = 'No quizzes available, please enable Quiz';

const flags = [...Object.values(soloModes), ...Object.values(battleKinds)].flatMap(({ flag }) =>
  flag === null ? [] : [flag],
);
const everyModeOff = Object.fromEntries(flags.map((flag) => [flag, '0']));
const switchable = Object.values<PlayMode>(playModes).filter(({ id }) => soloModes[id].flag !== null);

function open(path: string) {
  return renderApp({
    path,
    player: {},
    replies: { get_system_configurations: { data: everyModeOff } },
  });
}

describe('modes that are switched off', () => {
  it('leave Home without a way to play, which it says', async () => {
    await open('/');
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.queryByRole('link', { name: /My Mistakes/ })).toBeNull();
  });

  it.each(switchable.map(({ id, paths }) => [id, paths.start]))(
    'send who opens %s home with a toast',
    async (_id, start) => {
      const { path } = await open(start);
      await waitFor(() => expect(path()).toBe('/'));
      // One on the page, one on the toast.
      await waitFor(() => expect(screen.getAllByText(NOTICE).length).toBeGreaterThan(1));
    },
  );
});
