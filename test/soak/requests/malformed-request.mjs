import { uploads, signedFiles, formPosts } from './form-grammar.mjs'
import {
  accountOperations,
  graphqlBatches,
  graphqlBodies,
  graphqlQueries,
  graphqlWeights,
} from './graphql-grammar.mjs'
import { framing, headers, methods, paths, ranges } from './http-grammar.mjs'
import { memberFiles, notices, passwords } from './owner-grammar.mjs'
import { illFramed } from './request-text.mjs'
import { createRandom } from './random.mjs'

/** Kinds of malformed requests, with what makes one. */
const KINDS = {
  paths,
  methods,
  headers,
  ranges,
  framing,
  'graphql bodies': graphqlBodies,
  'graphql queries': graphqlQueries,
  'graphql weights': graphqlWeights,
  'graphql batches': graphqlBatches,
  uploads,
  'signed files': signedFiles,
  'form posts': formPosts,
  'account operations': accountOperations,
  notices,
  passwords,
  'member files': memberFiles,
}

/** The names of the kinds. */
export const KIND_NAMES = Object.keys(KINDS)

/** One request in this number of every kind is broken off at some byte. */
const CUT_SHARE = 0.02
/** One in this number arrives in pieces, with pauses. */
const SLOW_SHARE = 0.01

/**
 * The request at a place of a seed's sequence. `world` has data of the running shop: `visitors` with cookie,
 * token and address, `members` the same of some who are logged in; for uploads also `upload`, an address that
 * takes one.
 */
export function malformedRequest(kind, seed, place, world) {
  const random = createRandom(seed, place)
  const request = KINDS[kind](random, world)
  const isSlow = random.chance(SLOW_SHARE)
  if (!random.chance(CUT_SHARE)) return { ...request, isSlow }
  return { ...illFramed(request.bytes.subarray(0, random.below(request.bytes.length))), isSlow }
}
