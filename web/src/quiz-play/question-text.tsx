import { lazy, Suspense, useContext } from 'react';
import { FORMULA } from './formula-text.ts';
import { FormulasContext } from './formulas-context.ts';
import { QuestionLanguageContext } from './question-language-context.ts';

/** In a chunk of its own, with its fonts: only who meets a formula loads it. */
const Formula = lazy(async () => ({ default: (await import('./formula.tsx')).Formula }));

/**
 * A text of a question; where formulas are on, those between dollar signs are set as such. It keeps the language and the
 * direction of its own: questions may be in another language than the page.
 */
export function QuestionText({ text }: { text: string }) {
  const isOn = useContext(FormulasContext);
  const language = useContext(QuestionLanguageContext);
  return <bdi lang={language}>{isOn && FORMULA.test(text) ? <WithFormulas text={text} /> : text}</bdi>;
}

function WithFormulas({ text }: { text: string }) {
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
