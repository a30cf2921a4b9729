import type { WebHomeSettings } from '@quiz-arena/contract/actions/configuration';
import type { LanguageId } from '@quiz-arena/contract/ids';
import { DEFAULT_LANGUAGE_ID, quizLanguages } from '../languages/quiz-languages.ts';
import { readTexts } from '../languages/read-texts.ts';
import { type HomeTexts, homeTexts } from './home-texts.ts';

const byLanguage = new Map(quizLanguages.map(({ id, code }) => [id, readTexts('home', code)]));

/** The landing page in a quiz language; in English where it is not written. Images are "": the client draws its own. */
export function homeSettings(language: LanguageId = DEFAULT_LANGUAGE_ID): WebHomeSettings {
  const own = byLanguage.get(language);
  const texts: HomeTexts = { ...homeTexts, ...own };
  const slide = (number: 1 | 2 | 3) => ({
    id: String(number),
    language_id: own === undefined ? DEFAULT_LANGUAGE_ID : language,
    image: '',
    title: texts[`slide${number}_title`],
    description: texts[`slide${number}_description`],
  });
  return {
    sliderData: [slide(1), slide(2), slide(3)],
    section_1_mode: '1',
    section_2_mode: '1',
    section_3_mode: '1',
    // The slides' own keys are no part of the answer and do not travel.
    ...texts,
    ...noImages,
  };
}

const noImages = {
  section1_image1: '',
  section1_image2: '',
  section1_image3: '',
  section2_image1: '',
  section2_image2: '',
  section2_image3: '',
  section2_image4: '',
  section3_image1: '',
  section3_image2: '',
  section3_image3: '',
  section3_image4: '',
};
