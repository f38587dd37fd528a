/** A style attribute as a map, numbers without the digits and zero units that browsers add or drop. */
export function declarations(style: string | null): Readonly<Record<string, string>> {
  const entries = (style ?? '').split(';').flatMap((declaration) => {
    const at = declaration.indexOf(':')
    if (at < 0) return []
    const name = declaration.slice(0, at).trim()
    const text = declaration
      .slice(at + 1)
      .trim()
      .replace(/\s*,\s*/g, ',')
      .replace(/(-?\d+(?:\.\d+)?(?:e-?\d+)?)(px|deg)?/g, (_, number: string, unit: string | undefined) => {
        const value = Math.round(Number(number) * 1000) / 1000
        return value === 0 ? '0' : `${value}${unit ?? ''}`
      })
      // Browsers keep an alpha in coarse steps.
      .replace(/,(0?\.\d+)\)/g, (_, alpha: string) => `,${Math.floor(Number(alpha) * 100) / 100})`)
    const value = name === 'will-change' ? text.split(',').sort().join(',') : text
    return [[name, value] as const]
  })
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}
