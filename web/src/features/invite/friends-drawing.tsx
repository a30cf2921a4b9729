/** Two players and the coin between them. */
export function FriendsDrawing() {
  return (
    <svg width="200" height="112" viewBox="0 0 200 112" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="100" cy="104" rx="84" ry="6" fill="var(--track)" />
      <circle cx="46" cy="38" r="20" fill="var(--violet)" />
      <path d="M14 100c0-22 12-36 32-36s32 14 32 36z" fill="var(--violet)" />
      <circle cx="154" cy="38" r="20" fill="#ef5388" />
      <path d="M122 100c0-22 12-36 32-36s32 14 32 36z" fill="#ef5388" />
      <path
        d="M38 41c3 6 13 6 16 0M146 41c3 6 13 6 16 0"
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="100" cy="34" r="17" fill="#ffb020" />
      <path d="M100 26v16M92 34h16" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M72 24l-8-6M72 44l-8 4M128 24l8-6M128 44l8 4"
        stroke="var(--line-strong)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
