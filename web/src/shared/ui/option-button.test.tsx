import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInClient } from '../../testing/render-client.tsx';
import { OptionButton, type OptionState } from './option-button.tsx';

describe('an option', () => {
  it('is named by its letter and its text, and says which one was chosen', async () => {
    const onChoose = vi.fn();
    const { user } = await renderInClient(
      <OptionButton letter="b" onChoose={onChoose}>
        The Danube
      </OptionButton>,
    );
    await user.click(screen.getByRole('button', { name: 'B The Danube' }));
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('b');
  });

  it.each<[OptionState, RegExp]>([
    ['chosen', /Chosen$/],
    ['right', /Right$/],
    ['wrong', /Wrong · Yours$/],
  ])('that is %s says so in words and takes no press', async (state, name) => {
    const onChoose = vi.fn();
    const { user } = await renderInClient(
      <OptionButton letter="a" state={state} onChoose={onChoose}>
        The Rhine
      </OptionButton>,
    );
    const option = screen.getByRole('button', { name });
    expect(option).toBeDisabled();
    await user.click(option);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('that is right and was chosen says both', async () => {
    await renderInClient(
      <OptionButton letter="c" state="right" isOwn>
        The Elbe
      </OptionButton>,
    );
    expect(screen.getByRole('button', { name: /Right · Yours$/, pressed: true })).toBeVisible();
  });

  it('that is out of play has no verdict', async () => {
    await renderInClient(
      <OptionButton letter="d" state="dimmed">
        The Vistula
      </OptionButton>,
    );
    expect(screen.getByRole('button', { name: 'D The Vistula' })).toBeDisabled();
  });
});
