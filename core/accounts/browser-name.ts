/** More specific names come first, since nearly every browser also names the ones it descends from. */
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

/** The maximum length that is read; no browser sends more. */
const MAX_CHARS = 1000

/**
 * Names a browser from its `User-Agent`, such as "Firefox, Windows", so that members can tell their sessions
 * apart. null: the browser is not known.
 */
export function browserName(userAgent: string): string | null {
  const text = userAgent.slice(0, MAX_CHARS)
  const nameIn = (known: typeof BROWSERS) => known.find(([mark]) => mark.test(text))?.[1]
  const parts = [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((part) => part !== undefined)
  return parts.length === 0 ? null : parts.join(', ')
}
