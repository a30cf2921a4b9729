/** ISO codes by how well countries are known around the world; all others are known least. */
const known = [
  `ARG AUS AUT BEL BRA CAN CHE CHN DEU DNK EGY ESP FIN FRA GBR GRC IND IRL ITA JPN MEX NLD NOR NZL POL PRT RUS SWE TUR
  USA ZAF`,
  `AFG ARE BGR BOL CHL COL CRI CUB CZE DZA ECU ETH GHA HRV HUN IDN IRN IRQ ISL ISR JAM JOR KAZ KEN KHM KOR KWT LBN LBY
  LUX MAR MDG MNG MYS NGA NPL PAK PAN PER PHL PRK PRY QAT ROU SAU SEN SGP SRB SYR THA TUN UKR URY VEN VNM`,
  `AGO ALB AND ARM AZE BGD BHR BHS BIH BLR BRB BTN BWA CIV CMR COD CYP DOM EST FJI GEO GTM GUY HND HTI KGZ LAO LIE LKA
  LTU LVA MCO MDA MDV MKD MLI MLT MMR MNE MOZ NAM NIC OMN PNG RWA SDN SLV SMR SOM SUR SVK SVN TJK TKM TTO TZA UGA UZB
  VAT YEM ZMB ZWE`,
].map((codes) => new Set(codes.split(/\s+/)));

/** 1 for the best known countries to 4 for the least known ones. */
export function fameOf(code: string): 1 | 2 | 3 | 4 {
  const [best, good, fair] = known;
  if (best?.has(code)) return 1;
  if (good?.has(code)) return 2;
  return fair?.has(code) ? 3 : 4;
}

/** How hard a question about a country is, by how well known it is. */
export const difficultyByFame = { 1: 1, 2: 3, 3: 4, 4: 5 } as const;
