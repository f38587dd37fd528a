import { GraphQLError } from 'graphql'
import { toWireCode } from '../../../graphql/protocol/index.js'
import type { GatewayFailure } from '../../../../core/ports/gateway-failure.port.js'

/** The code for an outage: the request is valid and may be repeated later. */
const UNAVAILABLE_CODE = 'Unavailable'

/**
 * A failure of the back end in the form for pages: the code under `extensions`, copied to the error itself
 * when it is written (reference/wire-protocol#errors).
 */
export function toGraphqlError(failure: GatewayFailure): GraphQLError {
  if (failure.tag === 'rejected') {
    const { code, message, problems, failedValidations } = failure
    return new GraphQLError(message, {
      extensions: {
        code: toWireCode(code),
        ...(problems.length > 0 && { problems }),
        ...(failedValidations && { failedValidations }),
      },
    })
  }
  return new GraphQLError('The shop cannot be reached right now. Please try again.', {
    extensions: { code: UNAVAILABLE_CODE },
  })
}
