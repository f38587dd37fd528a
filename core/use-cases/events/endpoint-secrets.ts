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

/** The generations of an endpoint's secrets that sign its events now, the newest first. */
export const signingGenerations = (standing: SecretStanding, nowMs: number): readonly number[] =>
  oldSecretEndMs(standing, nowMs) === null
    ? [standing.generation]
    : [standing.generation, standing.generation - 1]
