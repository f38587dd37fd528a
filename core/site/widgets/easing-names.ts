/** Control points of the named curves that CSS does not have (reference/page-api#easing-names). */
const CURVES: Readonly<Record<string, string>> = {
  'ease-in-quad': '.55,.085,.68,.53',
  'ease-out-quad': '.25,.46,.45,.94',
  'ease-in-out-quad': '.455,.03,.515,.955',
  'ease-in-cubic': '.55,.055,.675,.19',
  'ease-out-cubic': '.215,.61,.355,1',
  'ease-in-out-cubic': '.645,.045,.355,1',
  'ease-in-quart': '.895,.03,.685,.22',
  'ease-out-quart': '.165,.84,.44,1',
  'ease-in-out-quart': '.77,0,.175,1',
  'ease-in-quint': '.755,.05,.855,.06',
  'ease-out-quint': '.23,1,.32,1',
  'ease-in-out-quint': '.86,0,.07,1',
  'ease-in-sine': '.47,0,.745,.715',
  'ease-out-sine': '.39,.575,.565,1',
  'ease-in-out-sine': '.445,.05,.55,.95',
  'ease-in-expo': '.95,.05,.795,.035',
  'ease-out-expo': '.19,1,.22,1',
  'ease-in-out-expo': '1,0,0,1',
  'ease-in-circ': '.6,.04,.98,.335',
  'ease-out-circ': '.075,.82,.165,1',
  'ease-in-out-circ': '.785,.135,.15,.86',
  'ease-in-back': '.6,-.28,.735,.045',
  'ease-out-back': '.175,.885,.32,1.275',
  'ease-in-out-back': '.68,-.55,.265,1.55',
}

const CSS_KEYWORDS = /^(?:linear|ease(?:-in|-out|-in-out)?)$/

/**
 * The CSS timing function for an easing name of an element attribute (reference/page-api#easing-names): CSS
 * keywords as they are, the 24 named curves as `cubic-bezier(...)`, anything else as `fallback`.
 */
export function cssEasing(name: string | null | undefined, fallback = 'ease'): string {
  if (name == null) return fallback
  if (Object.hasOwn(CURVES, name)) return `cubic-bezier(${CURVES[name]})`
  return CSS_KEYWORDS.test(name) ? name : fallback
}
