import type { Texts } from './texts.ts';

/** Questions about chemical elements. A name stands behind a label, so that no article or ending hangs on it. */
export const elementTexts: Texts = {
  '{0} has the symbol {1} and the atomic number {2}.': {
    es: 'Elemento: {0}. Símbolo: {1}. Número atómico: {2}.',
    de: 'Element: {0}. Symbol: {1}. Ordnungszahl: {2}.',
    fr: 'Élément : {0}. Symbole : {1}. Numéro atomique : {2}.',
    hi: 'तत्व: {0}। प्रतीक: {1}। परमाणु क्रमांक: {2}।',
    ar: 'العنصر: {0}. الرمز: {1}. العدد الذري: {2}.',
  },
  'What is the chemical symbol for {0}?': {
    es: 'Elemento: {0}. ¿Cuál es su símbolo químico?',
    de: 'Element: {0}. Wie lautet das chemische Symbol?',
    fr: 'Élément : {0}. Quel est son symbole chimique ?',
    hi: 'तत्व: {0}। इसका रासायनिक प्रतीक क्या है?',
    ar: 'العنصر: {0}. ما رمزه الكيميائي؟',
  },
  'Which element is written with the symbol {0}?': {
    es: '¿Qué elemento se escribe con el símbolo {0}?',
    de: 'Welches Element wird mit dem Symbol {0} geschrieben?',
    fr: 'Quel élément s’écrit avec le symbole {0} ?',
    hi: 'किस तत्व को {0} प्रतीक से लिखा जाता है?',
    ar: 'ما العنصر الذي يُكتب بالرمز {0}؟',
  },
  'What is the atomic number of {0}?': {
    es: 'Elemento: {0}. ¿Cuál es su número atómico?',
    de: 'Element: {0}. Wie lautet die Ordnungszahl?',
    fr: 'Élément : {0}. Quel est son numéro atomique ?',
    hi: 'तत्व: {0}। इसका परमाणु क्रमांक क्या है?',
    ar: 'العنصر: {0}. ما عدده الذري؟',
  },
  'Which element comes right after {0} in the periodic table?': {
    es: 'Elemento: {0}. ¿Cuál le sigue en la tabla periódica?',
    de: 'Element: {0}. Welches folgt im Periodensystem direkt darauf?',
    fr: 'Élément : {0}. Lequel le suit dans le tableau périodique ?',
    hi: 'तत्व: {0}। आवर्त सारणी में इसके ठीक बाद कौन-सा तत्व आता है?',
    ar: 'العنصر: {0}. ما العنصر الذي يليه مباشرة في الجدول الدوري؟',
  },
  '{0} has the atomic number {1}, and {2} has the number {3}.': {
    es: 'Números atómicos: {0}, {1}; {2}, {3}.',
    de: 'Ordnungszahlen: {0} {1}, {2} {3}.',
    fr: 'Numéros atomiques : {0}, {1} ; {2}, {3}.',
    hi: 'परमाणु क्रमांक: {0} {1}, {2} {3}।',
    ar: 'العددان الذريان: {0} {1}، {2} {3}.',
  },
  'To which family of the periodic table does {0} belong?': {
    es: 'Elemento: {0}. ¿A qué familia de la tabla periódica pertenece?',
    de: 'Element: {0}. Zu welcher Gruppe des Periodensystems gehört es?',
    fr: 'Élément : {0}. À quelle famille du tableau périodique appartient-il ?',
    hi: 'तत्व: {0}। यह आवर्त सारणी के किस परिवार का है?',
    ar: 'العنصر: {0}. إلى أي عائلة في الجدول الدوري ينتمي؟',
  },
  '{0} ({1}, number {2}) is one of the {3}.': {
    es: 'Elemento: {0} ({1}, número {2}). Familia: {3}.',
    de: 'Element: {0} ({1}, Nummer {2}). Gruppe: {3}.',
    fr: 'Élément : {0} ({1}, numéro {2}). Famille : {3}.',
    hi: 'तत्व: {0} ({1}, क्रमांक {2})। परिवार: {3}।',
    ar: 'العنصر: {0} ({1}، العدد {2}). العائلة: {3}.',
  },
};
