import { lazy, Suspense, useContext } from 'react';
import { FORMULA } from './formula-text.ts';
import { FormulasContext } from './formulas-context.ts';

/** In a chunk of its own, with its fonts: only who meets a formula loads it. */
const Formula = lazy(async () => ({ default: (await import('./formula.tsx')).Formula }));

/** A text of a question; where formulas are on, those between dollar signs are set as such. */
export function QuestionText({ text }: { text: string }) {
  const isOn = useContext(FormulasContext);
  if (!isOn || !FORMULA.test(text)) return text;
  // Every second part was between dollar signs.
  return text.split(FORMULA).map((part, place) => {
    const key = `${place}/${part}`;
    if (place % 2 === 0) return <span key={key}>{part}</span>;
    return (
      <Suspense key={key} fallback={<span>{part}</span>}>
        <Formula tex={part} />
      </Suspense>
    );
  });
}
