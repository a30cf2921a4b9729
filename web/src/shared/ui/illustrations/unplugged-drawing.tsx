/** A plug out of its socket: something did not load. */
export function UnpluggedDrawing() {
  return (
    <svg width="152" height="112" viewBox="0 0 152 112" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="76" cy="102" rx="56" ry="6" fill="var(--track)" />
      <path d="M8 78c22 0 20-30 42-30" stroke="var(--violet)" strokeWidth="6" strokeLinecap="round" />
      <rect x="46" y="34" width="30" height="28" rx="8" fill="var(--violet)" />
      <path d="M76 42h10M76 54h10" stroke="var(--amber)" strokeWidth="6" strokeLinecap="round" />
      <rect x="102" y="28" width="30" height="40" rx="12" fill="var(--accent)" />
      <path d="M110 42h7M110 54h7" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      <path d="M132 48c14 0 6 34-4 34h-12" stroke="var(--accent)" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M91 22l-3-12M97 24l6-10M93 76l-2 11"
        stroke="var(--line-strong)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
