/** The coin: a ring with a star, in amber. */
export function CoinIcon({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="9.5" fill="var(--amber-soft)" stroke="var(--amber)" strokeWidth="2" />
      <path
        d="M12 6.8l1.5 3.3 3.6.4-2.7 2.4.8 3.6-3.2-1.9-3.2 1.9.8-3.6-2.7-2.4 3.6-.4z"
        fill="var(--amber)"
      />
    </svg>
  );
}
