/** A purse with one coin on its way. */
export function EmptyPurseDrawing() {
  return (
    <svg width="152" height="112" viewBox="0 0 152 112" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="76" cy="105" rx="56" ry="6" fill="var(--track)" />
      <path
        d="M44 46h64c10 10 18 24 18 36 0 14-10 20-22 20H48c-12 0-22-6-22-20 0-12 8-26 18-36z"
        fill="var(--violet)"
      />
      <path d="M46 46c-4-6-8-8-10-14 14 3 26-4 40-4s26 7 40 4c-2 6-6 8-10 14z" fill="var(--violet-soft)" />
      <rect x="40" y="42" width="72" height="10" rx="5" fill="var(--accent)" />
      <circle cx="76" cy="76" r="13" stroke="#fff" strokeWidth="5" strokeDasharray="8 7" />
      <circle cx="122" cy="18" r="12" fill="#ffb020" />
      <path d="M122 12v12" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
