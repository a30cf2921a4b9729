import type { ContentLanguage } from '../../content-language.ts';
import { elementNames } from './element-names.ts';

export interface Element {
  /** Protons in the nucleus. */
  number: number;
  symbol: string;
  /** In the language asked for, as an option: "Tin". */
  name: string;
  /** In a sentence: "tin". In other languages the name stands beside a label and keeps its capital. */
  called: string;
  /** Its name in the Latin alphabet, English where the language has another one: its first letters make up symbols. */
  latinName: string;
  /** 1 nearly everyone has heard of it, 4 only chemists have. */
  fame: 1 | 2 | 3 | 4;
}

/** Symbol and name by atomic number from 1 (IUPAC, English spelling). */
const listed = `H Hydrogen, He Helium, Li Lithium, Be Beryllium, B Boron, C Carbon, N Nitrogen, O Oxygen, F Fluorine,
Ne Neon, Na Sodium, Mg Magnesium, Al Aluminium, Si Silicon, P Phosphorus, S Sulfur, Cl Chlorine, Ar Argon, K Potassium,
Ca Calcium, Sc Scandium, Ti Titanium, V Vanadium, Cr Chromium, Mn Manganese, Fe Iron, Co Cobalt, Ni Nickel, Cu Copper,
Zn Zinc, Ga Gallium, Ge Germanium, As Arsenic, Se Selenium, Br Bromine, Kr Krypton, Rb Rubidium, Sr Strontium,
Y Yttrium, Zr Zirconium, Nb Niobium, Mo Molybdenum, Tc Technetium, Ru Ruthenium, Rh Rhodium, Pd Palladium, Ag Silver,
Cd Cadmium, In Indium, Sn Tin, Sb Antimony, Te Tellurium, I Iodine, Xe Xenon, Cs Caesium, Ba Barium, La Lanthanum,
Ce Cerium, Pr Praseodymium, Nd Neodymium, Pm Promethium, Sm Samarium, Eu Europium, Gd Gadolinium, Tb Terbium,
Dy Dysprosium, Ho Holmium, Er Erbium, Tm Thulium, Yb Ytterbium, Lu Lutetium, Hf Hafnium, Ta Tantalum, W Tungsten,
Re Rhenium, Os Osmium, Ir Iridium, Pt Platinum, Au Gold, Hg Mercury, Tl Thallium, Pb Lead, Bi Bismuth, Po Polonium,
At Astatine, Rn Radon, Fr Francium, Ra Radium, Ac Actinium, Th Thorium, Pa Protactinium, U Uranium, Np Neptunium,
Pu Plutonium, Am Americium, Cm Curium, Bk Berkelium, Cf Californium, Es Einsteinium, Fm Fermium, Md Mendelevium,
No Nobelium, Lr Lawrencium, Rf Rutherfordium, Db Dubnium, Sg Seaborgium, Bh Bohrium, Hs Hassium, Mt Meitnerium,
Ds Darmstadtium, Rg Roentgenium, Cn Copernicium, Nh Nihonium, Fl Flerovium, Mc Moscovium, Lv Livermorium,
Ts Tennessine, Og Oganesson`;

const best = new Set(
  'H He Li C N O F Ne Na Mg Al Si P S Cl K Ca Ti Cr Fe Co Ni Cu Zn Ag Sn I Pt Au Hg Pb Ra U Pu'.split(' '),
);
const rare = new Set('Sc Ga Ge Y Zr Nb Mo Tc Ru Rh In Te'.split(' '));

const elementList: readonly Element[] = listed.split(/,\s+/).map((entry, index) => {
  const [symbol = '', name = ''] = entry.split(' ');
  const fame = fameOf(symbol, index + 1);
  return { number: index + 1, symbol, name, called: name.toLowerCase(), latinName: name, fame };
});

/** The elements by their names in a language. */
export function elementsIn(language: ContentLanguage): readonly Element[] {
  if (language === 'en') return elementList;
  const names = elementNames(language);
  const isLatin = language !== 'hi' && language !== 'ar';
  return elementList.map((element, index) => {
    const name = names[index] ?? element.name;
    return { ...element, name, called: name, latinName: isLatin ? withoutAccents(name) : element.name };
  });
}

function withoutAccents(name: string): string {
  return name.normalize('NFKD').replace(/\p{Mn}/gu, '');
}

function fameOf(symbol: string, number: number): Element['fame'] {
  if (best.has(symbol)) return 1;
  if (number <= 56 && !rare.has(symbol)) return 2;
  return number <= 92 ? 3 : 4;
}
