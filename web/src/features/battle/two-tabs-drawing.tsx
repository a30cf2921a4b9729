/** Two windows, one in front of the other: the battle is open in another tab. */
export function TwoTabsDrawing() {
  return (
    <svg width="152" height="112" viewBox="0 0 152 112" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="76" cy="102" rx="56" ry="6" fill="var(--track)" />
      <rect x="20" y="14" width="76" height="58" rx="10" fill="var(--violet-soft)" />
      <path d="M20 24a10 10 0 0 1 10-10h56a10 10 0 0 1 10 10v4H20z" fill="var(--violet)" />
      <rect x="54" y="36" width="80" height="60" rx="10" fill="var(--card)" />
      <rect x="54" y="36" width="80" height="60" rx="10" fill="var(--accent-soft)" />
      <path d="M54 46a10 10 0 0 1 10-10h60a10 10 0 0 1 10 10v4H54z" fill="var(--accent)" />
      <path d="M98 58l-12 17h9l-3 13 13-18h-9z" fill="#ffb020" />
    </svg>
  );
}
