/** The secret that an endpoint was given: which one after how many, and when. */
export interface SecretStanding {
  /** The number of secrets that came after the first one. */
  readonly generation: number
  /** Wall-clock ms; null: never. */
  readonly rotatedMs: number | null
}

/** An earlier secret signs beside the new one for so long, so that the endpoint's owner can change it in time. */
export const OLD_SECRET_MS = 24 * 60 * 60 * 1000

/** The moment at which the earlier secret ends, wall-clock ms; null: there is none any more. */
export const oldSecretEndMs = ({ generation, rotatedMs }: SecretStanding, nowMs: number): number | null => {
  const endMs = generation === 0 || rotatedMs === null ? 0 : rotatedMs + OLD_SECRET_MS
  return nowMs < endMs ? endMs : null
}

/** The secrets of an endpoint. */
export interface EndpointSecrets extends SecretStanding {
  /** Null: it follows from the site's key, as those of earlier versions do. */
  readonly own: string | null
  /** The one before; null: it follows from the site's key, or there was none. */
  readonly earlier: string | null
}

/** The secrets that sign the events of an endpoint now, the newest first; `derived`: those that follow from a key. */
export function signingSecrets(
  { own, earlier, ...standing }: EndpointSecrets,
  derived: (generation: number) => string,
  nowMs: number,
): readonly string[] {
  const newest = own ?? derived(standing.generation)
  return oldSecretEndMs(standing, nowMs) === null
    ? [newest]
    : [newest, earlier ?? derived(standing.generation - 1)]
}
