/** A map whose path leads nowhere: this page does not exist, or there is nothing in this list. */
export function LostPageDrawing() {
  return (
    <svg width="168" height="120" viewBox="0 0 168 120" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="84" cy="112" rx="66" ry="6" fill="var(--track)" />
      <path d="M24 30l38-14 44 14 38-14v72l-38 14-44-14-38 14z" fill="var(--violet-soft)" />
      <path d="M62 16v72M106 30v72" stroke="var(--card)" strokeWidth="4" />
      <path
        d="M38 80c10-18 24 4 34-14s18-8 24-18"
        stroke="var(--violet)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="3 11"
      />
      <path d="M116 40l14 14M130 40l-14 14" stroke="var(--accent)" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}
