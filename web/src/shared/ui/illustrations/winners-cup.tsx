/** The winner's cup. */
export function WinnersCup({ size = 128 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 128 128" fill="none" aria-hidden="true" focusable="false">
      <circle cx="64" cy="58" r="54" fill="#ffb020" opacity="0.14" />
      <path
        d="M34 34H20c-2 18 6 32 24 34M94 34h14c2 18-6 32-24 34"
        stroke="#ff9a1f"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M32 20h64v30c0 20-14 34-32 34S32 70 32 50z" fill="#ffb020" />
      <path d="M32 20h18v30c0 16 6 28 16 33.900C46 84 32 70 32 50z" fill="#ffcb5c" />
      <path d="M58 84h12v16H58z" fill="#ff9a1f" />
      <rect x="40" y="98" width="48" height="14" rx="7" fill="#6c4dff" />
      <path
        d="M64 34l4.2 8.6 9.5 1.3-6.9 6.6 1.7 9.4-8.5-4.5-8.5 4.5 1.7-9.4-6.9-6.6 9.5-1.300z"
        fill="#fff"
      />
    </svg>
  );
}
