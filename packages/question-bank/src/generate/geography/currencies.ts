import type { ContentLanguage } from '../../content-language.ts';
import type { Draft } from '../draft.ts';
import { say } from '../message.ts';
import { seededRandom } from '../seeded-random.ts';
import { difficultyByFame } from './country-fame.ts';
import { type Country, countriesIn, nearestFirst } from './country-list.ts';
import { unitName } from './currency-units.ts';

/** The money has changed of late, is disputed, or goes by the name of a neighbour's too. */
const uncertain = new Set('BGR HRV LBN SLE SLV SYR VEN ZWE'.split(' '));

/** One spelling for what is one word, so that no question hangs on the spelling. */
const written: Readonly<Record<string, string>> = {
  'Danish krone': 'Krone or krona',
  'Norwegian krone': 'Krone or krona',
  'Swedish krona': 'Krone or krona',
  'Icelandic króna': 'Krone or krona',
  'Saudi riyal': 'Rial',
  'Qatari riyal': 'Rial',
  'Bosnia and Herzegovina convertible mark': 'Convertible mark',
  'Central African CFA franc': 'Franc',
  'West African CFA franc': 'Franc',
  'Israeli new shekel': 'Shekel',
  'Uzbekistani soʻm': 'Som',
  'Tongan paʻanga': 'Paanga',
  'Vietnamese đồng': 'Dong',
  'Polish złoty': 'Zloty',
};

interface WithMoney extends Country {
  /** Without the nationality, which would give the answer away: "Yen". */
  unit: string;
  /** As a whole: "Japanese yen". */
  money: string;
}

function withMoney(language: ContentLanguage): WithMoney[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return countriesIn(language).flatMap((country) => {
    const [currency, ...more] = country.currencies;
    if (currency === undefined || more.length > 0 || uncertain.has(country.code)) return [];
    const [code, name] = currency;
    const money = language === 'en' ? name : (names.of(code) ?? name);
    return [{ ...country, unit: unitName(unitOf(name), language), money }];
  });
}

/** "What is the official currency of Thailand?" */
export function currencies(language: ContentLanguage): Draft[] {
  const all = withMoney(language);
  return all.map((country) => {
    const { code, number, fame, called, unit, money } = country;
    const others = nearestFirst(country, seededRandom(`currency ${code}`).shuffle(all));
    return {
      number,
      difficulty: difficultyByFame[fame],
      question: say`What is the official currency of ${called}?`,
      right: unit,
      wrong: others.map((other) => other.unit),
      note: say`The currency of ${called} is the ${money}.`,
    };
  });
}

function unitOf(currency: string): string {
  const last = currency.split(' ').at(-1) ?? currency;
  return written[currency] ?? `${last.charAt(0).toUpperCase()}${last.slice(1)}`;
}
