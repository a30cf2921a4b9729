const KEY = 'referral:code';

/** The code of the link that brought a newcomer here; kept for this tab while he proves who he is. "" for none. */
export function keptReferralCode(): string {
  return sessionStorage.getItem(KEY) ?? '';
}

/** Keeps the code of an invitation (`?code=`); an address without one leaves what is kept. */
export function keepReferralCode(search: URLSearchParams): void {
  const code = search.get('code')?.trim().slice(0, 20) ?? '';
  if (code !== '') sessionStorage.setItem(KEY, code);
}

/** The newcomer has registered. */
export function forgetReferralCode(): void {
  sessionStorage.removeItem(KEY);
}
