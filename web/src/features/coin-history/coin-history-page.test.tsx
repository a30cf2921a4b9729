import { coinTitles } from '@quiz-arena/contract/coin-titles';
import { en } from '@quiz-arena/contract/texts/en';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeCoinChange } from '../../testing/account-factories.ts';
import type { Replies } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-client.tsx';

const income = makeCoinChange({ id: '2', points: '4', type: 'wonQuizZone' });
const spending = makeCoinChange({ id: '3', points: '-10', type: 'usedSkiplifeline', status: '1' });

function open(replies: Replies) {
  return renderApp({ path: '/profile/coin-history/', player: { coins: 1234 }, replies });
}

describe('the coin history', () => {
  it('says why each coin came or went, with its sign', async () => {
    await open({ get_tracker_data: { total: '2', data: [spending, income] } });
    await screen.findByText('Question skipped');
    const [first, second] = screen.getAllByRole('listitem').filter((item) => item.querySelector('time'));
    expect(first?.textContent).toMatch(/Spending.*Question skipped.*-10/);
    expect(second?.textContent).toMatch(/Income.*Won in the Quiz Zone.*\+4/);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('shows income or spending only', async () => {
    const { user, api } = await open({
      get_tracker_data: ({ type }) =>
        type === '1' ? { total: '1', data: [income] } : { total: '1', data: [spending] },
    });
    await screen.findByText('Question skipped');
    await user.click(screen.getByRole('radio', { name: 'Income' }));
    expect(await screen.findByText('Won in the Quiz Zone')).toBeVisible();
    expect(screen.queryByText('Question skipped')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Spending' }));
    await screen.findByText('Question skipped');
    const asked = api.calls
      .filter(({ name }) => name === 'get_tracker_data')
      .map(({ fields }) => fields.type);
    expect(asked).toEqual([undefined, '1', '2']);
  });

  it('goes through the pages', async () => {
    const { user, api } = await open({
      get_tracker_data: ({ offset }) => ({ total: '11', data: [offset === '0' ? spending : income] }),
    });
    await screen.findByText('Question skipped');
    const pages = screen.getByRole('navigation', { name: 'Pages' });
    expect(within(pages).getByText('Page 1 of 2')).toBeVisible();
    expect(within(pages).getByRole('button', { name: 'Newer' }).hasAttribute('disabled')).toBe(true);
    await user.click(within(pages).getByRole('button', { name: 'Older' }));
    expect(await screen.findByText('Won in the Quiz Zone')).toBeVisible();
    expect(within(pages).getByRole('button', { name: 'Older' }).hasAttribute('disabled')).toBe(true);
    expect(api.calls.at(-1)?.fields).toMatchObject({ offset: '10', limit: '10' });
  });

  it('says so when nothing was spent yet, and where coins come from', async () => {
    const { user } = await open({
      get_tracker_data: ({ type }) =>
        type === '2' ? { refuse: 'DATA_NOT_FOUND' } : { total: '1', data: [income] },
    });
    await screen.findByText('Won in the Quiz Zone');
    await user.click(screen.getByRole('radio', { name: 'Spending' }));
    expect(await screen.findByRole('heading', { name: 'Nothing spent yet' })).toBeVisible();
  });

  it('offers a retry when it does not load', async () => {
    const { user, api } = await open({ get_tracker_data: { fail: true } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.answer({ get_tracker_data: { total: '1', data: [income] } });
    await user.click(retry);
    expect(await screen.findByText('Won in the Quiz Zone')).toBeVisible();
  });

  it.each(coinTitles)('has words for %s', (title) => {
    expect(Object.keys(en)).toContain(`coinTitle.${title}`);
  });
});
