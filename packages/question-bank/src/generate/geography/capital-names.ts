import type { ContentLanguage } from '../../content-language.ts';

/** Capitals in Spanish, German, French, Hindi and Arabic, by the country's ISO code. */
const listed = `
AFG Kabul|Kabul|Kaboul|काबुल|كابول
AGO Luanda|Luanda|Luanda|लुआंडा|لواندا
ALB Tirana|Tirana|Tirana|तिराना|تيرانا
ARE Abu Dabi|Abu Dhabi|Abou Dabi|अबू धाबी|أبوظبي
ARG Buenos Aires|Buenos Aires|Buenos Aires|ब्यूनस आयर्स|بوينس آيرس
ARM Ereván|Jerewan|Erevan|येरेवान|يريفان
ATG Saint John’s|Saint John’s|Saint John’s|सेंट जॉन्स|سانت جونز
AUS Canberra|Canberra|Canberra|कैनबरा|كانبرا
AUT Viena|Wien|Vienne|वियना|فيينا
AZE Bakú|Baku|Bakou|बाकू|باكو
BDI Gitega|Gitega|Gitega|गितेगा|غيتيغا
BEL Bruselas|Brüssel|Bruxelles|ब्रसेल्स|بروكسل
BEN Porto Novo|Porto-Novo|Porto-Novo|पोर्टो-नोवो|بورتو نوفو
BFA Uagadugú|Ouagadougou|Ouagadougou|औगाडोगू|واغادوغو
BGD Daca|Dhaka|Dacca|ढाका|دكا
BGR Sofía|Sofia|Sofia|सोफ़िया|صوفيا
BHR Manama|Manama|Manama|मनामा|المنامة
BHS Nasáu|Nassau|Nassau|नासाउ|ناساو
BIH Sarajevo|Sarajevo|Sarajevo|सारायेवो|سراييفو
BLR Minsk|Minsk|Minsk|मिन्स्क|مينسك
BLZ Belmopán|Belmopan|Belmopan|बेल्मोपान|بلموبان
BRA Brasilia|Brasília|Brasilia|ब्रासीलिया|برازيليا
BRB Bridgetown|Bridgetown|Bridgetown|ब्रिजटाउन|بريدج تاون
BRN Bandar Seri Begawan|Bandar Seri Begawan|Bandar Seri Begawan|बंदर सेरी बेगावान|بندر سري بكاوان
BTN Timbu|Thimphu|Thimphou|थिम्फू|تيمفو
BWA Gaborone|Gaborone|Gaborone|गैबोरोन|غابورون
CAF Bangui|Bangui|Bangui|बांगुई|بانغي
CAN Ottawa|Ottawa|Ottawa|ओटावा|أوتاوا
CHE Berna|Bern|Berne|बर्न|برن
CHL Santiago|Santiago|Santiago|सैंटियागो|سانتياغو
CHN Pekín|Peking|Pékin|बीजिंग|بكين
CIV Yamusukro|Yamoussoukro|Yamoussoukro|यामूसूक्रो|ياموسوكرو
CMR Yaundé|Yaoundé|Yaoundé|याउंडे|ياوندي
COD Kinsasa|Kinshasa|Kinshasa|किंशासा|كينشاسا
COG Brazzaville|Brazzaville|Brazzaville|ब्राज़ाविल|برازافيل
COL Bogotá|Bogotá|Bogota|बोगोटा|بوغوتا
COM Moroni|Moroni|Moroni|मोरोनी|موروني
CPV Praia|Praia|Praia|प्राया|برايا
CRI San José|San José|San José|सैन होज़े|سان خوسيه
CUB La Habana|Havanna|La Havane|हवाना|هافانا
CYP Nicosia|Nikosia|Nicosie|निकोसिया|نيقوسيا
CZE Praga|Prag|Prague|प्राग|براغ
DEU Berlín|Berlin|Berlin|बर्लिन|برلين
DMA Roseau|Roseau|Roseau|रोज़ो|روسو
DNK Copenhague|Kopenhagen|Copenhague|कोपेनहेगन|كوبنهاغن
ECU Quito|Quito|Quito|क्विटो|كيتو
EGY El Cairo|Kairo|Le Caire|काहिरा|القاهرة
ERI Asmara|Asmara|Asmara|अस्मारा|أسمرة
ESP Madrid|Madrid|Madrid|मैड्रिड|مدريد
EST Tallin|Tallinn|Tallinn|तालिन|تالين
ETH Adís Abeba|Addis Abeba|Addis-Abeba|अदीस अबाबा|أديس أبابا
FIN Helsinki|Helsinki|Helsinki|हेलसिंकी|هلسنكي
FJI Suva|Suva|Suva|सुवा|سوفا
FRA París|Paris|Paris|पेरिस|باريس
FSM Palikir|Palikir|Palikir|पालिकिर|باليكير
GAB Libreville|Libreville|Libreville|लिब्रेविल|ليبرفيل
GBR Londres|London|Londres|लंदन|لندن
GEO Tiflis|Tiflis|Tbilissi|त्बिलिसी|تبليسي
GHA Acra|Accra|Accra|अक्रा|أكرا
GIN Conakri|Conakry|Conakry|कोनाक्री|كوناكري
GMB Banjul|Banjul|Banjul|बांजुल|بانجول
GRC Atenas|Athen|Athènes|एथेंस|أثينا
GRD Saint George’s|St. George’s|Saint-Georges|सेंट जॉर्जेस|سانت جورجز
GUY Georgetown|Georgetown|Georgetown|जॉर्जटाउन|جورجتاون
HND Tegucigalpa|Tegucigalpa|Tegucigalpa|तेगुसिगाल्पा|تيغوسيغالبا
HRV Zagreb|Zagreb|Zagreb|ज़ाग्रेब|زغرب
HTI Puerto Príncipe|Port-au-Prince|Port-au-Prince|पोर्ट-ओ-प्रिंस|بورت أو برنس
HUN Budapest|Budapest|Budapest|बुडापेस्ट|بودابست
IND Nueva Delhi|Neu-Delhi|New Delhi|नई दिल्ली|نيودلهي
IRL Dublín|Dublin|Dublin|डबलिन|دبلن
IRN Teherán|Teheran|Téhéran|तेहरान|طهران
IRQ Bagdad|Bagdad|Bagdad|बगदाद|بغداد
ISL Reikiavik|Reykjavík|Reykjavik|रेक्याविक|ريكيافيك
ITA Roma|Rom|Rome|रोम|روما
JAM Kingston|Kingston|Kingston|किंग्स्टन|كينغستون
JOR Amán|Amman|Amman|अम्मान|عمّان
JPN Tokio|Tokio|Tokyo|टोक्यो|طوكيو
KAZ Astaná|Astana|Astana|अस्ताना|أستانا
KEN Nairobi|Nairobi|Nairobi|नैरोबी|نيروبي
KGZ Biskek|Bischkek|Bichkek|बिश्केक|بيشكيك
KHM Nom Pen|Phnom Penh|Phnom Penh|नोम पेन्ह|بنوم بنه
KIR Tarawa Sur|South Tarawa|Tarawa-Sud|दक्षिण तरावा|جنوب تاراوا
KNA Basseterre|Basseterre|Basseterre|बास्सेतेर|باستير
KOR Seúl|Seoul|Séoul|सियोल|سول
LAO Vientián|Vientiane|Vientiane|वियनतियाने|فيينتيان
LBN Beirut|Beirut|Beyrouth|बेरूत|بيروت
LBR Monrovia|Monrovia|Monrovia|मोनरोविया|مونروفيا
LBY Trípoli|Tripolis|Tripoli|त्रिपोली|طرابلس
LCA Castries|Castries|Castries|कैस्ट्रीज़|كاستريس
LIE Vaduz|Vaduz|Vaduz|वाडुज़|فادوز
LSO Maseru|Maseru|Maseru|मासेरू|ماسيرو
LTU Vilna|Vilnius|Vilnius|विल्नियस|فيلنيوس
LVA Riga|Riga|Riga|रीगा|ريغا
MAR Rabat|Rabat|Rabat|रबात|الرباط
MDA Chisináu|Chișinău|Chișinău|चिशिनाउ|كيشيناو
MDG Antananarivo|Antananarivo|Antananarivo|एंटानानारिवो|أنتاناناريفو
MDV Malé|Malé|Malé|माले|ماليه
MHL Majuro|Majuro|Majuro|माजुरो|ماجورو
MKD Skopie|Skopje|Skopje|स्कोप्ये|سكوبيه
MLI Bamako|Bamako|Bamako|बमाको|باماكو
MLT La Valeta|Valletta|La Valette|वालेटा|فاليتا
MNE Podgorica|Podgorica|Podgorica|पोद्गोरित्सा|بودغوريتسا
MNG Ulán Bator|Ulaanbaatar|Oulan-Bator|उलानबातर|أولان باتور
MOZ Maputo|Maputo|Maputo|मापुतो|مابوتو
MRT Nuakchot|Nouakchott|Nouakchott|नौआकशॉट|نواكشوط
MUS Port Louis|Port Louis|Port-Louis|पोर्ट लुइस|بورت لويس
MWI Lilongüe|Lilongwe|Lilongwe|लिलोंग्वे|ليلونغوي
MYS Kuala Lumpur|Kuala Lumpur|Kuala Lumpur|कुआलालंपुर|كوالالمبور
NAM Windhoek|Windhoek|Windhoek|विंडहोक|ويندهوك
NER Niamey|Niamey|Niamey|नियामे|نيامي
NGA Abuya|Abuja|Abuja|अबुजा|أبوجا
NIC Managua|Managua|Managua|मानागुआ|ماناغوا
NLD Ámsterdam|Amsterdam|Amsterdam|एम्स्टर्डम|أمستردام
NOR Oslo|Oslo|Oslo|ओस्लो|أوسلو
NPL Katmandú|Kathmandu|Katmandou|काठमांडू|كاتماندو
NZL Wellington|Wellington|Wellington|वेलिंगटन|ويلينغتون
OMN Mascate|Maskat|Mascate|मस्कट|مسقط
PAK Islamabad|Islamabad|Islamabad|इस्लामाबाद|إسلام آباد
PER Lima|Lima|Lima|लीमा|ليما
PHL Manila|Manila|Manille|मनीला|مانيلا
PLW Ngerulmud|Ngerulmud|Ngerulmud|न्गेरुलमुड|نغيرولمود
PNG Puerto Moresby|Port Moresby|Port Moresby|पोर्ट मोरेस्बी|بورت مورسبي
POL Varsovia|Warschau|Varsovie|वारसॉ|وارسو
PRK Pionyang|Pjöngjang|Pyongyang|प्योंगयांग|بيونغ يانغ
PRT Lisboa|Lissabon|Lisbonne|लिस्बन|لشبونة
PRY Asunción|Asunción|Asuncion|असुनसियोन|أسونسيون
QAT Doha|Doha|Doha|दोहा|الدوحة
ROU Bucarest|Bukarest|Bucarest|बुखारेस्ट|بوخارست
RUS Moscú|Moskau|Moscou|मॉस्को|موسكو
RWA Kigali|Kigali|Kigali|किगाली|كيغالي
SAU Riad|Riad|Riyad|रियाद|الرياض
SDN Jartum|Khartum|Khartoum|ख़ार्तूम|الخرطوم
SEN Dakar|Dakar|Dakar|डकार|داكار
SLB Honiara|Honiara|Honiara|होनियारा|هونيارا
SLE Freetown|Freetown|Freetown|फ्रीटाउन|فريتاون
SOM Mogadiscio|Mogadischu|Mogadiscio|मोगादिशू|مقديشو
SRB Belgrado|Belgrad|Belgrade|बेलग्रेड|بلغراد
SSD Yuba|Juba|Djouba|जूबा|جوبا
SUR Paramaribo|Paramaribo|Paramaribo|पारामारिबो|باراماريبو
SVK Bratislava|Bratislava|Bratislava|ब्रातिस्लावा|براتيسلافا
SVN Liubliana|Ljubljana|Ljubljana|ल्युब्ल्याना|ليوبليانا
SWE Estocolmo|Stockholm|Stockholm|स्टॉकहोम|ستوكهولم
SYC Victoria|Victoria|Victoria|विक्टोरिया|فيكتوريا
SYR Damasco|Damaskus|Damas|दमिश्क|دمشق
TCD Yamena|N’Djamena|N’Djamena|एन’जामेना|نجامينا
TGO Lomé|Lomé|Lomé|लोमे|لومي
THA Bangkok|Bangkok|Bangkok|बैंकॉक|بانكوك
TJK Dusambé|Duschanbe|Douchanbé|दुशांबे|دوشنبه
TKM Asjabad|Aşgabat|Achgabat|अश्गाबात|عشق آباد
TLS Dili|Dili|Dili|दिली|ديلي
TON Nukualofa|Nukuʻalofa|Nuku’alofa|नुकूआलोफ़ा|نوكوالوفا
TTO Puerto España|Port of Spain|Port-d’Espagne|पोर्ट ऑफ़ स्पेन|بورت أوف سبين
TUR Ankara|Ankara|Ankara|अंकारा|أنقرة
TUV Funafuti|Funafuti|Funafuti|फुनाफुटी|فونافوتي
TZA Dodoma|Dodoma|Dodoma|डोडोमा|دودوما
UGA Kampala|Kampala|Kampala|कंपाला|كمبالا
UKR Kiev|Kyjiw|Kiev|कीव|كييف
URY Montevideo|Montevideo|Montevideo|मोंटेवीडियो|مونتفيديو
USA Washington D. C.|Washington, D.C.|Washington|वॉशिंगटन डी॰ सी॰|واشنطن العاصمة
UZB Taskent|Taschkent|Tachkent|ताशकंद|طشقند
VCT Kingstown|Kingstown|Kingstown|किंग्सटाउन|كينغستاون
VEN Caracas|Caracas|Caracas|काराकास|كاراكاس
VNM Hanói|Hanoi|Hanoï|हनोई|هانوي
VUT Port Vila|Port Vila|Port-Vila|पोर्ट विला|بورت فيلا
WSM Apia|Apia|Apia|एपिया|آبيا
ZMB Lusaka|Lusaka|Lusaka|लुसाका|لوساكا
ZWE Harare|Harare|Harare|हरारे|هراري
`;

const byCode = new Map(
  listed
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 3), line.slice(4).split('|')] as const),
);
const column: Readonly<Partial<Record<ContentLanguage, number>>> = { es: 0, de: 1, fr: 2, hi: 3, ar: 4 };

/** The name of a country's capital in a language beside English; undefined for a capital named like its country. */
export function capitalName(code: string, language: ContentLanguage): string | undefined {
  return byCode.get(code)?.[column[language] ?? -1];
}
