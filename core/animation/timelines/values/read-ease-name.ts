/** The parameters of eases that code names, in their order, by the types that describe them. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  back: ['power'],
  elastic: ['amplitude', 'period'],
  steps: ['stepCount'],
  slowMo: ['linearRatio', 'power', 'yoyoMode'],
  expoScale: ['startingScale', 'endingScale', 'templateCurve'],
  customWiggle: ['wiggles', 'wiggleType'],
  customBounce: ['strength', 'endAtStart'],
}

/** Other names of types, families and parameters, in lower case. */
const ALIASES: Readonly<Record<string, string>> = {
  slow: 'slowMo',
  slowmo: 'slowMo',
  wiggle: 'customWiggle',
  expo: 'expo',
  exposcale: 'expoScale',
  quad: 'power1',
  cubic: 'power2',
  quart: 'power3',
  quint: 'power4',
  strong: 'power4',
  template: 'templateCurve',
  randomize: 'randomizePoints',
  clamp: 'clampPoints',
  type: 'wiggleType',
}

const aliasOf = (name: string): string =>
  (Object.hasOwn(ALIASES, name.toLowerCase()) ? ALIASES[name.toLowerCase()] : null) ?? name

function valueOf(text: string): unknown {
  const plain = text.trim().replace(/^(['"])(.*)\1$/, '$2')
  if (plain === 'true' || plain === 'false') return plain === 'true'
  return plain === '' || Number.isNaN(Number(plain)) ? plain : Number(plain)
}

/**
 * Takes the name of an ease apart: `back.out(2)`, `steps(5)`, `slow(0.7, 0.7, false)`, `rough({ points: 9 })`,
 * `Power2.easeInOut`, four numbers of a bezier or a path. Returns its description, or a plainer name; null
 * where it is neither.
 */
export function namedEase(text: string): Readonly<Record<string, unknown>> | string | number | null {
  const trimmed = text.trim()
  const bezier = /^cubic-bezier\((.*)\)$/i.exec(trimmed)?.[1]
  if (bezier !== undefined || /^m\s*[-\d.]/i.test(trimmed))
    return { type: 'customEase', bezierCurve: bezier ?? trimmed }
  if (/^\d+$/.test(trimmed)) return Number(trimmed)
  const [, name, way = '', list] = /^([a-z]\w*)(?:\.(\w+))?(?:\.config)?(?:\((.*)\))?$/is.exec(trimmed) ?? []
  if (name === undefined) return null
  const type = aliasOf(name === name.toUpperCase() ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`)
  const form = way.replace(/^ease(?=[IO])/, '')
  const curve = `${form.charAt(0).toLowerCase()}${form.slice(1)}` || 'out'
  if (list === undefined) return `${type}.${curve}` === trimmed ? null : described(type, curve, {})
  const pairs = /^\s*\{(.*)\}\s*$/s.exec(list)?.[1]
  const parts = (pairs ?? list).split(',').filter((part) => part.trim() !== '')
  const names = (Object.hasOwn(PARAMETERS, type) ? PARAMETERS[type] : null) ?? []
  const entries = parts.map((part, at): readonly [string, unknown] => {
    const [key = '', ...rest] = pairs === undefined ? [names[at] ?? '', part] : part.split(':')
    return [aliasOf(key.trim()), valueOf(rest.join(':'))]
  })
  return described(type, curve, Object.fromEntries(entries))
}

/** Families without parameters go by their plain names. */
const described = (
  type: string,
  curve: string,
  parameters: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | string =>
  type === 'rough' || Object.hasOwn(PARAMETERS, type) ? { ...parameters, type, curve } : `${type}.${curve}`
