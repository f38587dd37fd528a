/** The name of the challenge as an action of a payment. */
export const PROOF_OF_WORK = 'proof-of-work'

/** A page's answer: the task as given, and the number found. */
export const proofAnswer = (task: string, number: number): string => `${task}.${number}`

/** The doublings of work that a task demands; null: not a task. */
export function bitsOfTask(task: string): number | null {
  const [, digits] = /^pow1\.(\d{1,2})\./.exec(task) ?? []
  return digits === undefined ? null : Number(digits)
}

/**
 * The text to hash: a part of the task's signature, which a client cannot choose, short enough for one block
 * of the hash.
 */
export const proofOf = (task: string, number: number | string): string =>
  `${task.slice(task.lastIndexOf('.') + 1).slice(0, 32)}.${number}`

/** True if a digest begins with at least `bits` zero bits. */
export function beginsWithZeros(digest: Uint8Array, bits: number): boolean {
  const bytes = bits >> 3
  for (let index = 0; index < bytes; index += 1) if (digest[index] !== 0) return false
  return (digest[bytes] ?? 0) >> (8 - (bits & 7)) === 0
}
