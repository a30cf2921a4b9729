import { expect, type Page } from '@playwright/test';
import { test } from './support/arena-test.ts';
import { freshEmail, nameYourself, PASSWORD, signUpByEmail } from './support/sign-up.ts';

test('a guest who opens a play page is sent to sign in and told why', async ({ page }) => {
  await page.goto('/quiz-zone/');
  await expect(page).toHaveURL(/\/auth\/login\/?$/);
  await expect(page.getByText('Please login first')).toBeVisible();
});

test('a new player signs up by e-mail, verifies, names himself and has his welcome coins', async ({
  page,
}) => {
  await signUpByEmail(page, 'amira');
  await expect(page.getByText(/Good (morning|afternoon|evening), Amira/)).toBeVisible();
  await expect(page.getByRole('banner').getByText('10', { exact: true })).toBeVisible();
});

test('an unverified address does not get in', async ({ page }) => {
  const email = freshEmail('unverified');
  await page.goto('/auth/sign-up/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Password again').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'I have verified my e-mail' }).click();
  await expect(page.getByText(/verify your email first/i)).toBeVisible();
});

test('a player who is signed in goes home from a sign-in page, also after a reload', async ({ page }) => {
  await signUpByEmail(page, 'bao');
  await page.goto('/auth/login/');
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page.getByText(/^Good \w+, Bao$/)).toBeVisible();
});

test.describe('with refused sign-ins', () => {
  test.use({ allowedConsoleErrors: [/status of 400/] });

  test('a wrong password is told in words, a new one comes by e-mail and works', async ({
    page,
    openProfile,
  }) => {
    const email = freshEmail('forgetful');
    await signUpByEmail(page, 'chidi', email);
    const other = await openProfile();
    await other.goto('/auth/login/');
    await other.getByLabel('E-mail').fill(email);
    await other.getByLabel('Password', { exact: true }).fill('not the password');
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(other.getByText(/invalid password/i)).toBeVisible();

    await other.getByRole('link', { name: 'Forgot password?' }).click();
    await other.getByLabel('E-mail').fill(email);
    await other.getByRole('button', { name: 'Send the link' }).click();
    const [chosen] = await Promise.all([
      other.waitForEvent('popup'),
      other.getByRole('link', { name: `Choose a new password for ${email}` }).click(),
    ]);
    await chosen.getByLabel('Password', { exact: true }).fill('a better password');
    await chosen.getByLabel('Password again').fill('a better password');
    await chosen.getByRole('button', { name: 'Save the password' }).click();
    await expect(chosen.getByText('Your new password is saved')).toBeVisible();

    await other.goto('/auth/login/');
    await other.getByLabel('E-mail').fill(email);
    await other.getByLabel('Password', { exact: true }).fill('a better password');
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(other.getByText(/^Good \w+, Chidi$/)).toBeVisible();
  });
});

test.describe('by phone', () => {
  // The local emulator does not know reCAPTCHA's configuration and says so with 501.
  test.use({ allowedConsoleErrors: [/501.*recaptchaConfig/] });

  test('a player signs in with the code of six digits, and again on another device', async ({
    page,
    openProfile,
  }) => {
    const mobile = `+1555${Math.floor(1_000_000 + Math.random() * 8_999_999)}`;
    await signInByPhone(page, mobile);
    await nameYourself(page, 'dita');
    await expect(page.getByText(/^Good \w+, Dita$/)).toBeVisible();

    const other = await openProfile();
    await signInByPhone(other, mobile);
    await expect(other.getByText(/^Good \w+, Dita$/)).toBeVisible();
  });
});

test('Google sign-in offers test accounts where Google cannot be reached', async ({ page }) => {
  await page.goto('/auth/login/');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('region', { name: 'Choose a test account' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Start playing' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('on two devices', () => {
  test.use({ allowedConsoleErrors: [/status of 401/] });

  test('the second sign-in ends the first one', async ({ page, openProfile }) => {
    const email = freshEmail('two-devices');
    await signUpByEmail(page, 'eli', email);
    const other = await openProfile();
    await other.goto('/auth/login/');
    await other.getByLabel('E-mail').fill(email);
    await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(other.getByText(/^Good \w+, Eli$/)).toBeVisible();

    await page.goto('/profile/');
    await expect(page).toHaveURL(/\/(auth\/login\/?)?$/);
    await expect(page.getByText('Hello Guest').or(page.getByText('Please login first'))).toBeVisible();
  });
});

async function signInByPhone(page: Page, mobile: string): Promise<void> {
  await page.goto('/auth/otp-verify/');
  await page.getByLabel('Mobile number with country code').fill(mobile);
  await page.getByRole('button', { name: 'Send the code' }).click();
  const letter = page.getByRole('listitem').filter({ hasText: mobile }).first();
  const code = (await letter.locator('strong').textContent()) ?? '';
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(code);
}
