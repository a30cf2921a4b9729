/** A pair of scales in balance: a tie. */
export function TieDrawing({ size = 128 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 128 128" fill="none" aria-hidden="true" focusable="false">
      <circle cx="64" cy="60" r="54" fill="var(--teal)" opacity="0.14" />
      <path d="M64 26v76M24 40h80" stroke="var(--violet)" strokeWidth="7" strokeLinecap="round" />
      <rect x="42" y="100" width="44" height="12" rx="6" fill="var(--violet)" />
      <circle cx="64" cy="26" r="9" fill="#ffb020" />
      <path
        d="M24 42l-14 30M24 42l14 30M104 42L90 72M104 42l14 30"
        stroke="var(--line-strong)"
        strokeWidth="3"
      />
      <path d="M6 72h36c0 12-8 18-18 18S6 84 6 72z" fill="var(--accent)" />
      <path d="M86 72h36c0 12-8 18-18 18s-18-6-18-18z" fill="var(--teal)" />
    </svg>
  );
}
