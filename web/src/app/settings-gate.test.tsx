import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeWebSettings } from '../testing/factories.ts';
import { renderApp } from '../testing/render-client.tsx';

describe('the settings gate', () => {
  it('shows a loader until the web settings are here, then the page', async () => {
    await renderApp();
    expect(screen.getByRole('status')).toHaveTextContent('Loading Quiz Arena');
    expect(await screen.findByText('Hello Guest')).toBeVisible();
  });

  it('offers a retry that fetches again', async () => {
    const { user, api } = await renderApp({ replies: { get_web_settings: { fail: true } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the game');
    api.answer({ get_web_settings: { data: makeWebSettings() } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Guest')).toBeVisible();
  });

  it('colours the page as the operator set it', async () => {
    const colours = { primary_color: '#0055cc', footer_color: '#102030' };
    const { container } = await renderApp({
      replies: { get_web_settings: { data: makeWebSettings(colours) } },
    });
    await screen.findByText('Hello Guest');
    expect(document.head.textContent + container.innerHTML).toContain('--accent:#0055cc');
  });
});
