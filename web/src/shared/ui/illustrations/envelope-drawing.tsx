/** A letter on its way. */
export function EnvelopeDrawing() {
  return (
    <svg width="140" height="104" viewBox="0 0 140 104" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="78" cy="98" rx="48" ry="5" fill="var(--track)" />
      <rect x="34" y="24" width="90" height="62" rx="12" fill="var(--violet)" />
      <path
        d="M38 34l34 26a12 12 0 0 0 14 0l34-26"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="122" cy="24" r="13" fill="var(--accent)" />
      <path
        d="M116.5 24.500l4 4 7-8"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M6 42h16M12 58h10M2 74h20" stroke="var(--line-strong)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
