import type { InEveryLanguage } from '../../content-language.ts';

/** Options of the questions about sounds, in the order of the rules that ask for them. */

/** From one half tone to twelve. */
export const intervalNames: InEveryLanguage<readonly string[]> = {
  en: list(`Minor second, Major second, Minor third, Major third, Perfect fourth, Tritone, Perfect fifth, Minor sixth,
    Major sixth, Minor seventh, Major seventh, Octave`),
  es: list(`Segunda menor, Segunda mayor, Tercera menor, Tercera mayor, Cuarta justa, Tritono, Quinta justa,
    Sexta menor, Sexta mayor, Séptima menor, Séptima mayor, Octava`),
  de: list(`Kleine Sekunde, Große Sekunde, Kleine Terz, Große Terz, Reine Quarte, Tritonus, Reine Quinte, Kleine Sexte,
    Große Sexte, Kleine Septime, Große Septime, Oktave`),
  fr: list(`Seconde mineure, Seconde majeure, Tierce mineure, Tierce majeure, Quarte juste, Triton, Quinte juste,
    Sixte mineure, Sixte majeure, Septième mineure, Septième majeure, Octave`),
  hi: list(`लघु द्वितीय, दीर्घ द्वितीय, लघु तृतीय, दीर्घ तृतीय, शुद्ध चतुर्थ, ट्राइटोन, शुद्ध पंचम, लघु षष्ठ, दीर्घ षष्ठ,
    लघु सप्तम, दीर्घ सप्तम, अष्टक`),
  ar: list(`ثانية صغيرة, ثانية كبيرة, ثالثة صغيرة, ثالثة كبيرة, رابعة تامة, تريتون, خامسة تامة, سادسة صغيرة, سادسة كبيرة,
    سابعة صغيرة, سابعة كبيرة, أوكتاف`),
};

export const chordNames: InEveryLanguage<readonly string[]> = {
  en: list(
    'Major triad, Minor triad, Diminished triad, Augmented triad, Dominant seventh chord, Suspended fourth',
  ),
  es: list(`Tríada mayor, Tríada menor, Tríada disminuida, Tríada aumentada, Séptima de dominante,
    Cuarta suspendida`),
  de: list(
    'Dur-Dreiklang, Moll-Dreiklang, Verminderter Dreiklang, Übermäßiger Dreiklang, Dominantseptakkord, Quartvorhalt',
  ),
  fr: list(`Accord majeur, Accord mineur, Accord diminué, Accord augmenté, Septième de dominante,
    Quarte suspendue`),
  hi: list('मेजर ट्रायड, माइनर ट्रायड, डिमिनिश्ड ट्रायड, ऑगमेंटेड ट्रायड, डॉमिनेंट सेवंथ कॉर्ड, सस्पेंडेड फ़ोर्थ'),
  ar: list('تآلف كبير, تآلف صغير, تآلف ناقص, تآلف زائد, تآلف السابعة المهيمنة, تآلف الرابعة المعلقة'),
};

export const scaleNames: InEveryLanguage<readonly string[]> = {
  en: list('Major, Natural minor, Harmonic minor, Major pentatonic, Blues, Whole-tone, Chromatic'),
  es: list('Mayor, Menor natural, Menor armónica, Pentatónica mayor, Blues, De tonos enteros, Cromática'),
  de: list('Dur, Natürliches Moll, Harmonisches Moll, Dur-Pentatonik, Blues, Ganzton, Chromatisch'),
  fr: list(
    'Majeure, Mineure naturelle, Mineure harmonique, Pentatonique majeure, Blues, Par tons, Chromatique',
  ),
  hi: list('मेजर, नैचुरल माइनर, हार्मोनिक माइनर, मेजर पेंटाटोनिक, ब्लूज़, होल-टोन, क्रोमैटिक'),
  ar: list('كبير, صغير طبيعي, صغير هارموني, خماسي كبير, بلوز, سلم الأبعاد الكاملة, كروماتي'),
};

/** First to fourth. */
export const placeNames: InEveryLanguage<readonly string[]> = {
  en: list('The first, The second, The third, The fourth'),
  es: list('El primero, El segundo, El tercero, El cuarto'),
  de: list('Der erste, Der zweite, Der dritte, Der vierte'),
  fr: list('Le premier, Le deuxième, Le troisième, Le quatrième'),
  hi: list('पहला, दूसरा, तीसरा, चौथा'),
  ar: list('الأولى, الثانية, الثالثة, الرابعة'),
};

/** Up, down, up and down, down and up. */
export const contourNames: InEveryLanguage<readonly string[]> = {
  en: list('Only upwards, Only downwards, Up and then down, Down and then up'),
  es: list('Solo hacia arriba, Solo hacia abajo, Sube y luego baja, Baja y luego sube'),
  de: list('Nur aufwärts, Nur abwärts, Auf und dann ab, Ab und dann auf'),
  fr: list('Seulement vers le haut, Seulement vers le bas, Monte puis descend, Descend puis monte'),
  hi: list('केवल ऊपर, केवल नीचे, पहले ऊपर फिर नीचे, पहले नीचे फिर ऊपर'),
  ar: list('صعود فقط, هبوط فقط, صعود ثم هبوط, هبوط ثم صعود'),
};

/** More, less, the same, more and then less; of loudness. */
export const loudnessNames: InEveryLanguage<readonly string[]> = {
  en: list('It gets louder, It gets softer, It stays the same, Louder and then softer'),
  es: list('Aumenta, Disminuye, Se mantiene igual, Aumenta y luego disminuye'),
  de: list('Sie nimmt zu, Sie nimmt ab, Sie bleibt gleich, Sie nimmt zu und dann ab'),
  fr: list('Il augmente, Il diminue, Il reste le même, Il augmente puis diminue'),
  hi: list('बढ़ती है, घटती है, समान रहती है, पहले बढ़ती फिर घटती है'),
  ar: list('يزداد, ينخفض, يبقى ثابتًا, يزداد ثم ينخفض'),
};

/** The same of speed. */
export const speedNames: InEveryLanguage<readonly string[]> = {
  en: list('It gets faster, It gets slower, It stays the same, Faster and then slower'),
  es: list('Se acelera, Se ralentiza, Se mantiene igual, Se acelera y luego se ralentiza'),
  de: list('Es wird schneller, Es wird langsamer, Es bleibt gleich, Erst schneller und dann langsamer'),
  fr: list('Il accélère, Il ralentit, Il reste le même, Il accélère puis ralentit'),
  hi: list('तेज़ होती है, धीमी होती है, समान रहती है, पहले तेज़ फिर धीमी होती है'),
  ar: list('تزداد, تقل, تبقى ثابتة, تزداد ثم تقل'),
};

/** Sine, triangle, square, sawtooth. */
export const waveNames: InEveryLanguage<readonly string[]> = {
  en: list('Sine, Triangle, Square, Sawtooth'),
  es: list('Senoidal, Triangular, Cuadrada, Diente de sierra'),
  de: list('Sinus, Dreieck, Rechteck, Sägezahn'),
  fr: list('Sinusoïdale, Triangulaire, Carrée, Dents de scie'),
  hi: list('साइन, त्रिकोणीय, वर्गाकार, आरादंती'),
  ar: list('جيبية, مثلثة, مربعة, سن المنشار'),
};

function list(names: string): string[] {
  return names.split(/,\s+/);
}
