/** More specific ones first: nearly every browser also names those it descends from. */
const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b|\biPad\b|\biPod\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Longer than any that browsers send. */
const LONGEST = 1000

/**
 * A browser in a few words, such as "Firefox, Windows", from its `User-Agent`: enough for members to tell their
 * sessions apart, and no more than that. null: it is none of those that are known.
 */
export function browserName(userAgent: string): string | null {
  const text = userAgent.slice(0, LONGEST)
  const nameIn = (known: typeof BROWSERS) => known.find(([mark]) => mark.test(text))?.[1]
  const parts = [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((part) => part !== undefined)
  return parts.length === 0 ? null : parts.join(', ')
}
