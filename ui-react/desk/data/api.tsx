import { createContext, useContext, useMemo } from 'react'
import type { DeskFailure } from '../../../core/desk/index.js'
import type { DeskAnswer, OwnerApi } from '../../../core/ports/owner/api/owner-api.port.js'

/** The values that the mounting code gives to the desk. */
export interface DeskSurroundings {
  readonly api: OwnerApi
  /** Makes a key under which a change may be sent again. */
  readonly newKey: () => string
}

const Surroundings = createContext<DeskSurroundings | null>(null)

/** Provides the API to the desk. */
export const SurroundingsProvider = Surroundings.Provider

/** The API and the other values with which the desk was mounted. */
export function useSurroundings(): DeskSurroundings {
  const surroundings = useContext(Surroundings)
  if (surroundings === null) throw new Error('The desk is drawn outside of its SurroundingsProvider.')
  return surroundings
}

/** The owner's API. */
export const useApi = (): OwnerApi => useSurroundings().api

/** The key of a change: the same for repeated sends, a new one when the request differs. */
export function useChangeKey(asked: string | number): string {
  const { newKey } = useSurroundings()
  const made = useMemo(() => ({ asked, key: newKey() }), [asked, newKey])
  return made.key
}

/** A failure wrapped for the query library, which only knows exceptions. */
export class DeskError extends Error {
  readonly failure: DeskFailure

  constructor(failure: DeskFailure) {
    super(failure.tag)
    this.failure = failure
  }
}

/** The value of an answer; throws its failure as a `DeskError`. */
export async function valueOf<T>(answer: DeskAnswer<T>): Promise<T> {
  const result = await answer
  if (!result.ok) throw new DeskError(result.failure)
  return result.value
}

/** The failure behind an exception of a query or a change. */
export const failureOf = (thrown: unknown): DeskFailure =>
  thrown instanceof DeskError
    ? thrown.failure
    : { tag: 'faulty', message: 'The desk has an error. Reload the page; nothing was lost.' }
