/** Letters of the answer options, in order. */
export const answerLetters = ['a', 'b', 'c', 'd', 'e'] as const;
export type AnswerLetter = (typeof answerLetters)[number];

/** A circle, B triangle, C square, D diamond, E pentagon: told apart without colour vision. */
const shapes: Record<AnswerLetter, { path: string; letterY: number }> = {
  a: { path: 'M20 3a17 17 0 1 1 0 34a17 17 0 0 1 0-34z', letterY: 26 },
  b: {
    path: 'M20 3.5c1 0 1.9.5 2.4 1.4l14.8 27.3a2.7 2.7 0 0 1-2.4 4H5.2a2.7 2.7 0 0 1-2.4-4L17.6 4.9c.5-.9 1.4-1.4 2.4-1.4z',
    letterY: 31,
  },
  c: {
    path: 'M8 4.5h24a3.5 3.5 0 0 1 3.5 3.5v24a3.5 3.5 0 0 1-3.5 3.5H8A3.5 3.5 0 0 1 4.5 32V8A3.5 3.5 0 0 1 8 4.5z',
    letterY: 26,
  },
  d: {
    path: 'M17.9 2.4a3 3 0 0 1 4.2 0l15.5 15.5a3 3 0 0 1 0 4.2L22.1 37.6a3 3 0 0 1-4.2 0L2.4 22.1a3 3 0 0 1 0-4.2z',
    letterY: 26,
  },
  e: {
    path: 'M18.2 3a3 3 0 0 1 3.6 0l14 10.3a3 3 0 0 1 1.1 3.3l-5.3 16.6a3 3 0 0 1-2.9 2.1H11.3a3 3 0 0 1-2.9-2.1L3.1 16.6a3 3 0 0 1 1.1-3.3z',
    letterY: 27,
  },
};

/** The letter of an option on its own shape. */
export function AnswerShape({ letter, size = 36 }: { letter: AnswerLetter; size?: number }) {
  const { path, letterY } = shapes[letter];
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
      data-letter={letter}
    >
      <path d={path} fill={`var(--answer-${letter})`} />
      <text x="20" y={letterY} fill="#fff" fontSize="17" fontWeight="700" textAnchor="middle">
        {letter.toUpperCase()}
      </text>
    </svg>
  );
}
