import { VISITOR_LIFETIME_MS } from '../../../site/index.js'

/** The time for which a repeated add-to-cart or a refused submit is recognised. */
const ANSWER_MS = 24 * 60 * 60 * 1000

/** The times before which the data of visitors are deleted, wall-clock ms. */
export interface KeptSince {
  /** Carts that were not changed since, their visitors, and submits that led to a payment. */
  readonly cartsMs: number
  /** Answers to additions, and refused submits. */
  readonly answersMs: number
}

/** The times since which carts and answers are kept: no browser repeats an earlier request. */
export const keptSince = (nowMs: number): KeptSince => ({
  cartsMs: nowMs - VISITOR_LIFETIME_MS,
  answersMs: nowMs - ANSWER_MS,
})
