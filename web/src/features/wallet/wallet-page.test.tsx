import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makePaymentRequest } from '../../testing/account-factories.ts';
import type { Replies } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-client.tsx';

const rich: Replies = {
  get_user_coin_score: { data: { coins: '510', score: '0', redeemable_coins: '500' } },
  get_payment_request: { refuse: 'DATA_NOT_FOUND' },
};

const open = (replies: Replies) =>
  renderApp({ path: '/profile/wallet/', player: { coins: 510 }, replies: { ...rich, ...replies } });

describe('the wallet', () => {
  it('tells what can be redeemed, from which amount on, and how long a payout takes', async () => {
    await open({});
    expect((await screen.findByText('500')).parentElement?.textContent).toMatch(/That is .*\$50\.00/);
    expect(screen.getByText(/Minimum redeemable amount: 100 coins/)).toBeVisible();
    expect(screen.getByText('Payout takes 3-5 working days')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'No request yet' })).toBeVisible();
  });

  it('sends a request once it is confirmed, with the money that follows from the coins', async () => {
    const { user, api } = await open({ set_payment_request: { succeed: 'DATA_UPDATED' } });
    const coins = await screen.findByLabelText('Coins to redeem');
    await user.clear(coins);
    await user.type(coins, '120');
    await user.type(screen.getByLabelText('E-mail of your PayPal account'), 'amira@example.com');
    await user.type(screen.getByLabelText('Reason or note'), 'A present');
    api.answer({
      get_payment_request: { total: '1', data: [makePaymentRequest({ date: new Date().toISOString() })] },
    });
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, redeem' }));
    expect(await screen.findByText('Your request was sent')).toBeVisible();
    expect(api.calls.find(({ name }) => name === 'set_payment_request')?.fields).toEqual({
      payment_type: 'PayPal',
      payment_address: 'amira@example.com',
      payment_amount: '12.00',
      coin_used: '120',
      details: 'A present',
    });
    expect(await screen.findByText(/A new request is possible from/)).toBeVisible();
    expect(screen.getByText('Pending')).toBeVisible();
  });

  it('asks for every field, in its form', async () => {
    const { user, api } = await open({});
    const coins = await screen.findByLabelText('Coins to redeem');
    await user.clear(coins);
    await user.type(coins, '99');
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    expect(await screen.findByText('Enter a number from 100 to 500')).toBeVisible();
    expect(screen.getAllByText('Please fill in all details')).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: 'Paytm' }));
    await user.type(screen.getByLabelText('Mobile number of your Paytm account'), '12');
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    expect(await screen.findByText('Please enter the mobile number with country code')).toBeVisible();
    expect(api.calls.map(({ name }) => name)).not.toContain('set_payment_request');
  });

  it.each([
    [
      { get_user_coin_score: { data: { coins: '60', score: '0', redeemable_coins: '40' } } },
      /60 more redeemable coins/,
    ],
    [{ get_system_configurations: { data: { payment_mode: '0' } } }, /switched off/],
    [{ get_system_configurations: { data: { demo_version: '1' } } }, /This is a demo version: coins/],
    [
      { get_payment_request: { total: '1', data: [makePaymentRequest({ date: new Date().toISOString() })] } },
      /A new request is possible from/,
    ],
  ] satisfies [Replies, RegExp][])('says why no request is possible now', async (replies, reason) => {
    await open(replies);
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the request' })).toBeNull();
  });

  it('shows what became of each request, and takes a pending one back', async () => {
    const requests = [
      makePaymentRequest({ id: '3' }),
      makePaymentRequest({ id: '2', status: '1', status_date: '2026-01-02T09:00:00Z' }),
      makePaymentRequest({ id: '1', status: '2', status_date: '2026-01-01T09:00:00Z' }),
    ];
    const { user, api } = await open({
      get_payment_request: { total: '3', data: requests },
      delete_pending_payment_request: { succeed: 'DATA_UPDATED' },
    });
    for (const state of ['Pending', 'Completed', 'Refused, coins returned']) await screen.findByText(state);
    await user.click(screen.getByRole('button', { name: 'Cancel the request' }));
    const [, confirm] = await screen.findAllByRole('button', { name: 'Cancel the request' });
    await user.click(confirm ?? document.body);
    expect(await screen.findByText('Request cancelled, your coins are back')).toBeVisible();
    const sent = api.calls.find(({ name }) => name === 'delete_pending_payment_request');
    expect(sent?.fields).toEqual({ payment_id: '3' });
  });

  it('passes on a refusal of the backend and keeps what was typed', async () => {
    const { user } = await open({ set_payment_request: { refuse: 'PAYMENT_TOO_SOON' } });
    await user.type(await screen.findByLabelText('E-mail of your PayPal account'), 'amira@example.com');
    await user.type(screen.getByLabelText('Reason or note'), 'A present');
    await user.click(screen.getByRole('button', { name: 'Send the request' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, redeem' }));
    expect(await screen.findByText('A new request is possible 48 hours after the last one')).toBeVisible();
    await waitFor(() => expect(screen.getByDisplayValue('A present')).toBeVisible());
  });

  it('offers nothing as long as the last request is not known', async () => {
    await open({ get_payment_request: { fail: true } });
    expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(2);
    expect(screen.queryByLabelText('Coins to redeem')).toBeNull();
  });
});
