const UNITS_MS = { h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 } as const

/** "12h", "90d" or "8w" in ms; null: invalid or empty. */
export function parseDuration(text: string): number | null {
  const match = /^([1-9]\d{0,4})([hdw])$/.exec(text.trim())
  const unit = match?.[2] as keyof typeof UNITS_MS | undefined
  return match && unit ? Number(match[1]) * UNITS_MS[unit] : null
}
