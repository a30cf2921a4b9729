/** A podium nobody stands on yet. */
export function EmptyPodiumDrawing() {
  return (
    <svg width="168" height="112" viewBox="0 0 168 112" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="84" cy="104" rx="70" ry="6" fill="var(--track)" />
      <rect x="22" y="64" width="42" height="38" rx="8" fill="var(--violet-soft)" />
      <rect x="63" y="46" width="42" height="56" rx="8" fill="var(--violet)" />
      <rect x="104" y="74" width="42" height="28" rx="8" fill="var(--violet-soft)" />
      <path
        d="M84 10l4.7 9.8 10.7 1.5-7.8 7.5 1.9 10.600L84 34.300l-9.5 5.1 1.9-10.6-7.8-7.5 10.7-1.500z"
        fill="#ffb020"
      />
      <path
        d="M34 34l6-8M132 46l-6-9M118 18l4-3"
        stroke="var(--accent)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M80 66l6-4v22" stroke="#fff" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
