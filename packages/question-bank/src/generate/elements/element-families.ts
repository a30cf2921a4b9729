import type { ContentLanguage } from '../../content-language.ts';

export interface ElementFamily {
  /** Atomic numbers of the members, without those that are counted in different ways. */
  readonly numbers: readonly number[];
  readonly names: Readonly<Record<ContentLanguage, string>>;
}

export const elementFamilies: readonly ElementFamily[] = [
  {
    numbers: [3, 11, 19, 37, 55, 87],
    names: {
      en: 'Alkali metals',
      es: 'Metales alcalinos',
      de: 'Alkalimetalle',
      fr: 'Métaux alcalins',
      hi: 'क्षार धातुएँ',
      ar: 'الفلزات القلوية',
    },
  },
  {
    numbers: [4, 12, 20, 38, 56, 88],
    names: {
      en: 'Alkaline earth metals',
      es: 'Metales alcalinotérreos',
      de: 'Erdalkalimetalle',
      fr: 'Métaux alcalino-terreux',
      hi: 'क्षारीय मृदा धातुएँ',
      ar: 'الفلزات القلوية الترابية',
    },
  },
  {
    numbers: [...range(22, 29), ...range(40, 47), ...range(72, 79)],
    names: {
      en: 'Transition metals',
      es: 'Metales de transición',
      de: 'Übergangsmetalle',
      fr: 'Métaux de transition',
      hi: 'संक्रमण धातुएँ',
      ar: 'الفلزات الانتقالية',
    },
  },
  {
    numbers: [9, 17, 35, 53, 85],
    names: {
      en: 'Halogens',
      es: 'Halógenos',
      de: 'Halogene',
      fr: 'Halogènes',
      hi: 'हैलोजन',
      ar: 'الهالوجينات',
    },
  },
  {
    numbers: [2, 10, 18, 36, 54, 86],
    names: {
      en: 'Noble gases',
      es: 'Gases nobles',
      de: 'Edelgase',
      fr: 'Gaz nobles',
      hi: 'उत्कृष्ट गैसें',
      ar: 'الغازات النبيلة',
    },
  },
  {
    numbers: range(58, 70),
    names: {
      en: 'Lanthanoids',
      es: 'Lantánidos',
      de: 'Lanthanoide',
      fr: 'Lanthanides',
      hi: 'लैंथेनाइड',
      ar: 'اللانثانيدات',
    },
  },
  {
    numbers: range(90, 102),
    names: {
      en: 'Actinoids',
      es: 'Actínidos',
      de: 'Actinoide',
      fr: 'Actinides',
      hi: 'ऐक्टिनाइड',
      ar: 'الأكتينيدات',
    },
  },
];

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
