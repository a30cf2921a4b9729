/** The mark: a Q whose tail is a spark. */
export function Logo({ size = 34 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <rect width="64" height="64" rx="18" fill="var(--accent)" />
      <circle cx="31" cy="31" r="14" fill="none" stroke="#fff" strokeWidth="8" />
      <path d="M38 38l9 9" stroke="#fff" strokeWidth="8" strokeLinecap="round" />
    </svg>
  );
}
