import { normalizeText } from '../shared/index.js'

/**
 * The states and provinces of countries whose addresses contain them: ISO 3166-2 without the country, then
 * the names in use. Taxes depend on them, so two spellings of a state must give one code.
 */
const NAMES: Readonly<Record<string, string>> = {
  AU:
    'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|' +
    'SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
  BR:
    'AC Acre|AL Alagoas|AM Amazonas|AP Amapá|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|' +
    'GO Goiás|MA Maranhão|MG Minas Gerais|MS Mato Grosso do Sul|MT Mato Grosso|PA Pará|PB Paraíba|' +
    'PE Pernambuco|PI Piauí|PR Paraná|RJ Rio de Janeiro|RN Rio Grande do Norte|RO Rondônia|RR Roraima|' +
    'RS Rio Grande do Sul|SC Santa Catarina|SE Sergipe|SP São Paulo|TO Tocantins',
  CA:
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|' +
    'NL Newfoundland|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|' +
    'PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon|YT Yukon Territory',
  IN:
    'AN Andaman and Nicobar Islands|AP Andhra Pradesh|AR Arunachal Pradesh|AS Assam|BR Bihar|' +
    'CG Chhattisgarh|CH Chandigarh|DH Dadra and Nagar Haveli and Daman and Diu|DL Delhi|DL New Delhi|' +
    'GA Goa|GJ Gujarat|HP Himachal Pradesh|HR Haryana|JH Jharkhand|JK Jammu and Kashmir|KA Karnataka|' +
    'KL Kerala|LA Ladakh|LD Lakshadweep|MH Maharashtra|ML Meghalaya|MN Manipur|MP Madhya Pradesh|' +
    'MZ Mizoram|NL Nagaland|OD Odisha|OD Orissa|PB Punjab|PY Puducherry|PY Pondicherry|RJ Rajasthan|' +
    'SK Sikkim|TN Tamil Nadu|TR Tripura|TS Telangana|UK Uttarakhand|UK Uttaranchal|UP Uttar Pradesh|' +
    'WB West Bengal',
  MX:
    'AGU Aguascalientes|BCN Baja California|BCS Baja California Sur|CAM Campeche|CHH Chihuahua|' +
    'CHP Chiapas|CMX Ciudad de México|CMX Distrito Federal|COA Coahuila|COL Colima|DUR Durango|' +
    'GRO Guerrero|GUA Guanajuato|HID Hidalgo|JAL Jalisco|MEX México|MEX Estado de México|MIC Michoacán|' +
    'MOR Morelos|NAY Nayarit|NLE Nuevo León|OAX Oaxaca|PUE Puebla|QUE Querétaro|ROO Quintana Roo|' +
    'SIN Sinaloa|SLP San Luis Potosí|SON Sonora|TAB Tabasco|TAM Tamaulipas|TLA Tlaxcala|VER Veracruz|' +
    'YUC Yucatán|ZAC Zacatecas',
  MY:
    '01 Johor|02 Kedah|03 Kelantan|04 Melaka|04 Malacca|05 Negeri Sembilan|06 Pahang|07 Pulau Pinang|' +
    '07 Penang|08 Perak|09 Perlis|10 Selangor|11 Terengganu|12 Sabah|13 Sarawak|14 Kuala Lumpur|' +
    '14 Wilayah Persekutuan Kuala Lumpur|15 Labuan|16 Putrajaya',
  US:
    'AA Armed Forces Americas|AE Armed Forces Europe|AK Alaska|AL Alabama|AP Armed Forces Pacific|' +
    'AR Arkansas|AS American Samoa|AZ Arizona|CA California|CO Colorado|CT Connecticut|' +
    'DC District of Columbia|DC Washington DC|DE Delaware|FL Florida|GA Georgia|GU Guam|HI Hawaii|IA Iowa|' +
    'ID Idaho|IL Illinois|IN Indiana|KS Kansas|KY Kentucky|LA Louisiana|MA Massachusetts|MD Maryland|' +
    'ME Maine|MI Michigan|MN Minnesota|MO Missouri|MP Northern Mariana Islands|MS Mississippi|MT Montana|' +
    'NC North Carolina|ND North Dakota|NE Nebraska|NH New Hampshire|NJ New Jersey|NM New Mexico|' +
    'NV Nevada|NY New York|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|' +
    'SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VA Virginia|VI Virgin Islands|' +
    'VT Vermont|WA Washington|WI Wisconsin|WV West Virginia|WY Wyoming',
}

/** Letters and digits without accents, in capitals. */
const folded = (text: string): string =>
  normalizeText(text, 'NFKD')
    .toUpperCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '')

const CODES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(NAMES).map(([country, list]) => [
    country,
    new Map(
      list.split('|').flatMap((entry): [string, string][] => {
        const code = entry.slice(0, entry.indexOf(' '))
        const name = entry.slice(code.length + 1)
        return [code, `${country}${code}`, name].map((written) => [folded(written), code])
      }),
    ),
  ]),
)

/** The countries (ISO 3166-1 alpha-2) whose addresses contain a state. */
export const COUNTRIES_WITH_STATES: readonly string[] = Object.keys(NAMES)

/** True if addresses in a country (ISO 3166-1 alpha-2) contain a state. */
export const hasStates = (country: string): boolean => CODES.has(country)

/**
 * The code of a state in any spelling (`ca`, `California`, `US-CA`); null: none was given, or the country has
 * no such state. For a country without a table: the given text in capitals without accents.
 */
export function stateCode(country: string | null, written: string | null): string | null {
  const state = folded(written ?? '')
  if (country === null || state === '') return null
  const codes = CODES.get(country)
  return codes === undefined ? state : (codes.get(state) ?? null)
}

/**
 * Territories with a country code of their own (ISO 3166-1), so that an address may name them in two ways.
 */
const US_TERRITORIES: ReadonlySet<string> = new Set(['AS', 'GU', 'MP', 'PR', 'VI'])

/** A country and the code of a state in it; `state` null: unknown or none. */
export interface Place {
  readonly country: string | null
  readonly state: string | null
}

/** The place of an address, the same for all spellings: `PR` as well as `US` with `Puerto Rico`. */
export const placeOf = ({ country, state }: Place): Place =>
  country !== null && US_TERRITORIES.has(country)
    ? { country: 'US', state: country }
    : { country, state: stateCode(country, state) }
