/** A radar with nobody on it. */
export function EmptyRadarDrawing() {
  return (
    <svg width="152" height="128" viewBox="0 0 152 128" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="76" cy="118" rx="50" ry="6" fill="var(--track)" />
      <circle cx="76" cy="58" r="50" fill="var(--violet-soft)" />
      <circle cx="76" cy="58" r="34" stroke="var(--violet)" strokeWidth="3" opacity="0.45" />
      <circle cx="76" cy="58" r="18" stroke="var(--violet)" strokeWidth="3" opacity="0.7" />
      <path d="M76 58L110 24" stroke="var(--accent)" strokeWidth="6" strokeLinecap="round" />
      <circle cx="76" cy="58" r="7" fill="var(--violet)" />
      <circle cx="52" cy="40" r="7" stroke="var(--line-strong)" strokeWidth="3" strokeDasharray="4 4" />
      <circle cx="98" cy="76" r="7" stroke="var(--line-strong)" strokeWidth="3" strokeDasharray="4 4" />
    </svg>
  );
}
