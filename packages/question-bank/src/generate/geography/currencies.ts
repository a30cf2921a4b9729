import type { Draft } from '../draft.ts';
import { seededRandom } from '../seeded-random.ts';
import { difficultyByFame } from './country-fame.ts';
import { type Country, countryList, nearestFirst } from './country-list.ts';

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
}

const withMoney: readonly WithMoney[] = countryList.flatMap((country) => {
  const [currency] = country.currencies;
  if (currency === undefined || country.currencies.length > 1 || uncertain.has(country.code)) return [];
  return [{ ...country, unit: unitOf(currency) }];
});

/** "What is the official currency of Thailand?" */
export function currencies(): Draft[] {
  return withMoney.map((country) => {
    const { code, number, fame, called, unit, currencies: names } = country;
    const others = nearestFirst(country, seededRandom(`currency ${code}`).shuffle(withMoney));
    return {
      number,
      difficulty: difficultyByFame[fame],
      question: `What is the official currency of ${called}?`,
      right: unit,
      wrong: others.map((other) => other.unit),
      note: `The currency of ${called} is the ${names[0]}.`,
    };
  });
}

function unitOf(currency: string): string {
  const last = currency.split(' ').at(-1) ?? currency;
  return written[currency] ?? `${last.charAt(0).toUpperCase()}${last.slice(1)}`;
}
