/** The state of an endpoint's secret: the number of changes, and the time of the last one. */
export interface SecretStanding {
  /** The number of changes after the first secret. */
  readonly generation: number
  /** Wall-clock ms; null: never. */
  readonly rotatedMs: number | null
}

/**
 * The time for which the earlier secret still signs beside the new one, so that the endpoint's owner can
 * change it.
 */
export const OLD_SECRET_MS = 24 * 60 * 60 * 1000

/** The end of the earlier secret, wall-clock ms; null: there is none any more. */
export const oldSecretEndMs = ({ generation, rotatedMs }: SecretStanding, nowMs: number): number | null => {
  const endMs = generation === 0 || rotatedMs === null ? 0 : rotatedMs + OLD_SECRET_MS
  return nowMs < endMs ? endMs : null
}

/** The secrets of an endpoint. */
export interface EndpointSecrets extends SecretStanding {
  /** Null: derived from the site's key, as in earlier versions. */
  readonly own: string | null
  /** Those before it, newest first, apart by spaces; null: derived from the site's key, or there was none. */
  readonly earlier: string | null
}

/** The secrets that sign an endpoint's events now, newest first; `derived`: those derived from a key. */
export function signingSecrets(
  { own, earlier, ...standing }: EndpointSecrets,
  derived: (generation: number) => string,
  nowMs: number,
): readonly string[] {
  const newest = own ?? derived(standing.generation)
  return oldSecretEndMs(standing, nowMs) === null
    ? [newest]
    : [newest, ...(earlier?.split(' ') ?? [derived(standing.generation - 1)])]
}
