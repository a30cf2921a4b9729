/** A shield with a crack, still standing: a defeat. */
export function DefeatDrawing({ size = 128 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 128 128" fill="none" aria-hidden="true" focusable="false">
      <circle cx="64" cy="60" r="54" fill="var(--blue)" opacity="0.12" />
      <ellipse cx="64" cy="118" rx="34" ry="5" fill="var(--track)" />
      <path d="M64 16l38 12v30c0 26-16 44-38 52-22-8-38-26-38-52V28z" fill="var(--violet)" />
      <path d="M64 16v94c-22-8-38-26-38-52V28z" fill="#8a70ff" />
      <path
        d="M70 22l-12 24 14 10-12 18 8 10-5 20"
        stroke="var(--card)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M104 84l12 5M100 94l8 8" stroke="var(--accent)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
