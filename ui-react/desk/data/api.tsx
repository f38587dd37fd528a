import { createContext, useContext, useMemo } from 'react'
import type { DeskFailure } from '../../../core/desk/index.js'
import type { DeskAnswer, OwnerApi } from '../../../core/ports/owner-api.port.js'

/** The surroundings that the desk is given by what mounts it. */
export interface DeskSurroundings {
  readonly api: OwnerApi
  /** Makes a key under which a change may be sent again. */
  readonly newKey: () => string
}

const Surroundings = createContext<DeskSurroundings | null>(null)

/** Gives the desk its API. */
export const SurroundingsProvider = Surroundings.Provider

/** The API and what else the desk was mounted with. */
export function useSurroundings(): DeskSurroundings {
  const surroundings = useContext(Surroundings)
  if (surroundings === null) throw new Error('The desk is drawn outside of its SurroundingsProvider.')
  return surroundings
}

/** The owner's API. */
export const useApi = (): OwnerApi => useSurroundings().api

/** The key of a change: the same however often it is sent, another once what is asked for differs. */
export function useChangeKey(asked: string | number): string {
  const { newKey } = useSurroundings()
  const made = useMemo(() => ({ asked, key: newKey() }), [asked, newKey])
  return made.key
}

/** A failure on its way through the query library, which knows only what is thrown. */
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

/** The failure behind what a query or a change has thrown. */
export const failureOf = (thrown: unknown): DeskFailure =>
  thrown instanceof DeskError
    ? thrown.failure
    : { tag: 'faulty', message: 'The desk has made a mistake. Load the page again; nothing was lost.' }
