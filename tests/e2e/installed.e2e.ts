import { expect, type Page } from '@playwright/test';
import { test } from './support/arena-test.ts';
import { dropBootSettings } from './support/boot-settings.ts';
import { expectHelper } from './support/page-helper.ts';
import { signUpByEmail } from './support/sign-up.ts';

test.describe('without a connection', () => {
  test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('an address leads to a page that says so in the language of the game, and back once there is one', async ({
    page,
    context,
  }) => {
    await page.goto('/auth/login/');
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' });
    await expect(page.getByRole('heading', { level: 1, name: 'Willkommen zurück' })).toBeVisible();
    await expectHelper(page);
    await context.setOffline(true);
    await page.goto('/leaderboard/');
    await expect(page.getByRole('heading', { name: 'Du bist offline' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Ränge' })).toBeVisible();
    await expect(page).toHaveURL('/leaderboard/');
  });
});

test.describe('with push messages', () => {
  test.use({ permissions: ['notifications'] });

  test('the switch hands this browser’s address in and takes it back, and a message is shown', async ({
    page,
  }) => {
    await signUpByEmail(page, 'nora');
    await standInForPushService(page);
    const told = page.waitForRequest('**/api/update_fcm_id');
    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/profile/settings/');
    await expectHelper(page);
    const push = page.getByRole('switch', { name: /^Push messages/ });
    await push.click();
    expect((await told).postData()).toContain('address-of-this-browser');
    await expect(page.getByText('Push messages are on')).toBeVisible();
    await expect(push).toBeChecked();
    await deliver(page, { notification: { title: 'Prize day', body: 'Your prize is here.' } });
    await expect.poll(() => shownTitles(page)).toEqual(['Prize day']);

    const takenBack = page.waitForRequest('**/api/update_fcm_id');
    await push.click();
    expect((await takenBack).postData() ?? '').not.toContain('address-of-this-browser');
    await expect(page.getByText('Push messages are off')).toBeVisible();
    await expect(push).not.toBeChecked();
  });
});

/** The operator has a project; the push service of the browser's maker, which cannot be reached here, answers. */
async function standInForPushService(page: Page): Promise<void> {
  await dropBootSettings(page);
  await page.route('**/api/get_web_settings', async (route) => {
    const response = await route.fetch();
    const { data, ...answer } = (await response.json()) as { data: Record<string, unknown> };
    const { auth_emulator_url: _local, ...rest } = data;
    const project = {
      firebase_api_key: 'key',
      firebase_messager_sender_id: '42',
      firebase_app_id: '1:42:web:7',
    };
    await route.fulfill({ response, json: { ...answer, data: { ...rest, ...project } } });
  });
  await page.route('https://firebaseinstallations.googleapis.com/**', (route) =>
    route.fulfill({
      json: {
        fid: 'c1234567890123456789_0',
        refreshToken: 'refresh',
        authToken: { token: 'token', expiresIn: '604800s' },
      },
    }),
  );
  await page.route('https://fcmregistrations.googleapis.com/**', (route) =>
    route.fulfill({ json: { token: 'address-of-this-browser' } }),
  );
  await page.addInitScript(() => {
    const subscription = {
      endpoint: 'https://push.example.test/7',
      getKey: () => new Uint8Array(16).buffer,
      unsubscribe: async () => true,
    };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => null,
      subscribe: async () => subscription,
    });
  });
}

/** A message arrives at the page's helper, as from the push service. */
async function deliver(page: Page, message: object): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations;
      if (own !== undefined) resolve(own.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
}

function shownTitles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title }) => title);
  });
}
