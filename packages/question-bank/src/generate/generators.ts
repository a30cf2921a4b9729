import type { ContentLanguage } from '../content-language.ts';
import type { AudioRecord, MathsRecord, QuestionRecord } from '../question-bank-format.ts';
import { asLevels, asMaths, type Draft, type Origin, type Written } from './draft.ts';
import {
  atomicNumbers,
  elementsOfSymbols,
  familiesOfElements,
  followingElements,
  symbolsOfElements,
} from './elements/elements.ts';
import type { GeneratedMedia } from './generated-media.ts';
import { capitals, capitalsByFlag, countriesByCapital } from './geography/capitals.ts';
import { continentsOfCountries } from './geography/continents.ts';
import { currencies } from './geography/currencies.ts';
import { flagFiles, flags } from './geography/flags.ts';
import { languages } from './geography/languages.ts';
import { neighbours } from './geography/neighbours.ts';
import { asClips, clipFiles, soundRules } from './listening/listening.ts';
import {
  expanding,
  linearEquations,
  powers,
  quadraticEquations,
  roots,
  simultaneousEquations,
} from './maths/algebra.ts';
import { addition, multiplication, negativeNumbers, orderOfOperations } from './maths/arithmetic.ts';
import { derivatives, integrals, limits } from './maths/calculus.ts';
import { averages, combinations, probabilities } from './maths/chance.ts';
import { series, type Topic } from './maths/exercise.ts';
import { addingFractions, multiplyingFractions, percentages, ratios } from './maths/fractions.ts';
import { logarithms, sequences, trigonometry } from './maths/functions.ts';
import { angles, areas, circles, pythagoras, volumes } from './maths/geometry.ts';

const EXERCISES_PER_TOPIC = 60;

const countries: Origin = {
  source: 'world-countries 5, github.com/mledoze/countries',
  licence: 'odbl-1.0',
};
const periodicTable: Origin = { source: 'periodic table, IUPAC', licence: 'own' };
const calculated: Origin = { source: 'calculated', licence: 'own' };
const synthesised: Origin = { source: 'synthesised', licence: 'own' };

const questionsOf: Readonly<
  Record<string, { drafts: (language: ContentLanguage) => Draft[]; origin: Origin }>
> = {
  capitals: { drafts: capitals, origin: countries },
  'countries-by-capital': { drafts: countriesByCapital, origin: countries },
  flags: { drafts: flags, origin: countries },
  'capitals-by-flag': { drafts: capitalsByFlag, origin: countries },
  continents: { drafts: continentsOfCountries, origin: countries },
  currencies: { drafts: currencies, origin: countries },
  languages: { drafts: languages, origin: countries },
  neighbours: { drafts: neighbours, origin: countries },
  'element-symbols': { drafts: symbolsOfElements, origin: periodicTable },
  'elements-by-symbol': { drafts: elementsOfSymbols, origin: periodicTable },
  'atomic-numbers': { drafts: atomicNumbers, origin: periodicTable },
  'element-order': { drafts: followingElements, origin: periodicTable },
  'element-families': { drafts: familiesOfElements, origin: periodicTable },
};

const topics: Readonly<Record<string, Topic>> = {
  addition,
  multiplication,
  'order-of-operations': orderOfOperations,
  'negative-numbers': negativeNumbers,
  'adding-fractions': addingFractions,
  'multiplying-fractions': multiplyingFractions,
  percentages,
  ratios,
  'linear-equations': linearEquations,
  'simultaneous-equations': simultaneousEquations,
  powers,
  roots,
  expanding,
  'quadratic-equations': quadraticEquations,
  areas,
  circles,
  pythagoras,
  angles,
  volumes,
  logarithms,
  trigonometry,
  sequences,
  derivatives,
  integrals,
  limits,
  averages,
  probabilities,
  combinations,
};

/** How many different ones there are of a topic with fewer than the others. */
const fewer: Readonly<Record<string, number>> = { trigonometry: 24, pythagoras: 50, combinations: 50 };

/**
 * The records of a subcategory that has rules in place of a file; the same ones every time.
 *
 * @param name one of the generators above, as a category.json says it
 * @param written where the records stand and in which language
 * @throws Error when there is no such generator
 */
export function generateRecords(
  name: string,
  written: Written,
): (QuestionRecord | MathsRecord | AudioRecord)[] {
  const questions = questionsOf[name];
  if (questions !== undefined) return asLevels(written, questions.drafts(written.language), questions.origin);
  const sounds = soundRules[name];
  if (sounds !== undefined) return asClips(written, sounds(written.language), synthesised);
  const topic = topics[name];
  if (topic === undefined) throw new Error(`there is no generator "${name}"`);
  return asMaths(written, series(name, topic, fewer[name] ?? EXERCISES_PER_TOPIC), calculated);
}

/** Pictures and sounds that generated records name. */
export function generatedMedia(): GeneratedMedia[] {
  return [...flagFiles(), ...clipFiles()];
}
