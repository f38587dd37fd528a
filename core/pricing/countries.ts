import { normalizeText } from '../shared/index.js'

/**
 * Two letters for each country and territory (ISO 3166-1 alpha-2), and Kosovo's code, which is in use
 * although not in the standard.
 */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW ' +
  'BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI ' +
  'FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN ' +
  'IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME ' +
  'MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF ' +
  'PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV ' +
  'SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK ' +
  'YE YT ZA ZM ZW'

/** The codes of all countries. */
export const COUNTRY_CODES: readonly string[] = CODES.split(' ')

const KNOWN: ReadonlySet<string> = new Set(COUNTRY_CODES)

/** True for the upper-case code of a country: not for `EU` or `ZZ`. */
export const isCountryCode = (code: string): boolean => KNOWN.has(code)

/** Other codes for the same countries: those of the European Union's tax offices, and PayPal's for China. */
const OTHER_CODES: ReadonlyMap<string, string> = new Map([
  ['C2', 'CN'],
  ['EL', 'GR'],
  ['UK', 'GB'],
])

/** The country code in an address; null: there is no such country. */
export function countryCode(written: string): string | null {
  const code = normalizeText(written, 'NFKC').trim().toUpperCase()
  const usual = OTHER_CODES.get(code) ?? code
  return isCountryCode(usual) ? usual : null
}
