import type { ContentLanguage } from '../../content-language.ts';

/** Units of currencies in Spanish, German, French, Hindi and Arabic, by their English names. */
const listed = `
Afghani: Afgani|Afghani|Afghani|अफ़गानी|أفغاني
Ariary: Ariary|Ariary|Ariary|एरियरी|أرياري
Baht: Bat|Baht|Baht|बात|بات
Birr: Bir|Birr|Birr|बिर|بر
Boliviano: Boliviano|Boliviano|Boliviano|बोलिवियानो|بوليفيانو
Cedi: Cedi|Cedi|Cedi|सेडी|سيدي
Colón: Colón|Colón|Colón|कोलोन|كولون
Convertible mark: Marco convertible|Konvertible Mark|Mark convertible|परिवर्तनीय मार्क|مارك قابل للتحويل
Córdoba: Córdoba|Córdoba|Córdoba|कोरडोबा|كوردوبا
Dalasi: Dalasi|Dalasi|Dalasi|डलासी|دلاسي
Denar: Denar|Denar|Denar|डेनार|دينار
Dinar: Dinar|Dinar|Dinar|दीनार|دينار
Dirham: Dírham|Dirham|Dirham|दिरहम|درهم
Dobra: Dobra|Dobra|Dobra|डोबरा|دوبرا
Dollar: Dólar|Dollar|Dollar|डॉलर|دولار
Dong: Dong|Dong|Dong|डोंग|دونغ
Dram: Dram|Dram|Dram|द्राम|درام
Escudo: Escudo|Escudo|Escudo|एस्कुडो|إسكودو
Euro: Euro|Euro|Euro|यूरो|يورو
Forint: Forinto|Forint|Forint|फ़ोरिंट|فورنت
Franc: Franco|Franken oder Franc|Franc|फ़्रैंक|فرنك
Gourde: Gourde|Gourde|Gourde|गूर्द|جوردة
Guaraní: Guaraní|Guaraní|Guarani|गुआरानी|غواراني
Hryvnia: Grivna|Hrywnja|Hryvnia|रिव्निया|هريفنيا
Kina: Kina|Kina|Kina|किना|كينا
Kip: Kip|Kip|Kip|किप|كيب
Koruna: Corona|Krone|Couronne|कोरुना|كرونة
Krone or krona: Corona|Krone|Couronne|क्रोन या क्रोना|كرونة
Kwacha: Kuacha|Kwacha|Kwacha|क्वाचा|كواشا
Kwanza: Kuanza|Kwanza|Kwanza|क्वांज़ा|كوانزا
Kyat: Kiat|Kyat|Kyat|क्यात|كيات
Lari: Lari|Lari|Lari|लारी|لاري
Lek: Lek|Lek|Lek|लेक|ليك
Lempira: Lempira|Lempira|Lempira|लेम्पिरा|لمبيرة
Leu: Leu|Leu|Leu|लेउ|ليو
Lira: Lira|Lira|Livre|लीरा|ليرة
Manat: Manat|Manat|Manat|मनात|مانات
Metical: Metical|Metical|Metical|मेटिकल|متكال
Naira: Naira|Naira|Naira|नाइरा|نايرا
Nakfa: Nakfa|Nakfa|Nakfa|नाक्फ़ा|ناكفا
Ouguiya: Uguiya|Ouguiya|Ouguiya|उगिया|أوقية
Paanga: Paanga|Paʻanga|Pa’anga|पांगा|بانغا
Peso: Peso|Peso|Peso|पेसो|بيزو
Pound: Libra|Pfund|Livre|पाउंड|جنيه
Pula: Pula|Pula|Pula|पुला|بولا
Quetzal: Quetzal|Quetzal|Quetzal|क्वेट्ज़ल|كيتزال
Rand: Rand|Rand|Rand|रैंड|راند
Real: Real|Real|Real|रियाल|ريال
Rial: Rial|Rial|Rial|रियाल|ريال
Ringgit: Ringit|Ringgit|Ringgit|रिंगित|رينغيت
Ruble: Rublo|Rubel|Rouble|रूबल|روبل
Rufiyaa: Rufiya|Rufiyaa|Rufiyaa|रूफ़िया|روفية
Rupee: Rupia|Rupie|Roupie|रुपया|روبية
Rupiah: Rupia|Rupiah|Rupiah|रुपिया|روبية
Shekel: Séquel|Schekel|Shekel|शेकेल|شيكل
Shilling: Chelín|Schilling|Shilling|शिलिंग|شلن
Sol: Sol|Sol|Sol|सोल|سول
Som: Som|Som|Som|सोम|سوم
Somoni: Somoni|Somoni|Somoni|सोमोनी|سوموني
Taka: Taka|Taka|Taka|टका|تاكا
Tenge: Tengue|Tenge|Tenge|टेंगे|تينغ
Tögrög: Tugrik|Tögrög|Tugrik|तुगरिक|توغروغ
Tālā: Tala|Tala|Tala|ताला|تالا
Vatu: Vatu|Vatu|Vatu|वातु|فاتو
Won: Won|Won|Won|वॉन|وون
Yen: Yen|Yen|Yen|येन|ين
Yuan: Yuan|Yuan|Yuan|युआन|يوان
Zloty: Esloti|Zloty|Zloty|ज़्लॉटी|زلوتي
`;

const byName = new Map(
  listed
    .trim()
    .split('\n')
    .map((line) => line.split(': '))
    .map(([name = '', units = '']) => [name, units.split('|')] as const),
);
const column: Readonly<Partial<Record<ContentLanguage, number>>> = { es: 0, de: 1, fr: 2, hi: 3, ar: 4 };

/** @param unit by its English name. @throws Error for one that the list does not have */
export function unitName(unit: string, language: ContentLanguage): string {
  const name = language === 'en' ? unit : byName.get(unit)?.[column[language] ?? -1];
  if (name === undefined) throw new Error(`the currency unit ${unit} is not written in ${language}`);
  return name;
}
