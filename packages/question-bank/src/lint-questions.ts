import { formulasRender } from './lint/formula-rules.ts';
import {
  clueHidesWord,
  formulasWhole,
  optionsOfAllKindsDistinct,
  positionTellsNothing,
  sentencesOfAllKinds,
  textLength,
  unrepeated,
} from './lint/kind-rules.ts';
import { everyLanguageComplete, programmePlaces, translationsWhole } from './lint/language-rules.ts';
import { levelsComplete, levelsRise } from './lint/level-rules.ts';
import { mediaExist } from './lint/media-rules.ts';
import {
  answerNotInQuestion,
  noDuplicates,
  noFiller,
  optionsDistinct,
  sentenceForm,
} from './lint/question-rules.ts';
import type { Finding, Rule } from './lint/rule.ts';
import { lengthTellsNothing, lettersEven, truthEven } from './lint/share-rules.ts';
import type { QuestionBank } from './question-bank-format.ts';

/** Every rule by the name that its findings carry. */
const rules = {
  'options-distinct': optionsDistinct,
  'no-filler': noFiller,
  'sentence-form': sentenceForm,
  'answer-not-in-question': answerNotInQuestion,
  'no-duplicates': noDuplicates,
  'levels-complete': levelsComplete,
  'levels-rise': levelsRise,
  'letters-even': lettersEven,
  'length-tells-nothing': lengthTellsNothing,
  'truth-even': truthEven,
  'options-distinct-in-modes': optionsOfAllKindsDistinct,
  'sentence-form-in-modes': sentencesOfAllKinds,
  unrepeated,
  'position-tells-nothing': positionTellsNothing,
  'clue-hides-word': clueHidesWord,
  'formulas-whole': formulasWhole,
  'text-length': textLength,
  'translations-whole': translationsWhole,
  'every-language-complete': everyLanguageComplete,
  'programme-places': programmePlaces,
  'media-exist': mediaExist,
  'formulas-render': formulasRender,
} satisfies Record<string, Rule>;

/** Everything that is wrong with a bank that the loader has accepted; empty when nothing is. */
export function lintQuestions(bank: QuestionBank): Finding[] {
  return Object.entries(rules).flatMap(([rule, check]) =>
    check(bank).map((finding) => ({ rule, ...finding })),
  );
}
