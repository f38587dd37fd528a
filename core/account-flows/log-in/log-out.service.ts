import type { AccountEntrance } from '../../ports/accounts/account-gateway.port.js'
import type { GatewayFailure } from '../../ports/gateway-failure.port.js'
import type { Navigator } from '../../ports/page/navigator.port.js'
import { createFormCall } from '../forms/form-call.service.js'
import type { FormCallService } from '../forms/form-call.service.js'
import { HOME_PATH } from '../addresses/way-back.js'

/** The ports that a log-out button needs. */
export interface LogOutPorts {
  readonly entrance: Pick<AccountEntrance, 'logOut'>
  readonly navigator: Pick<Navigator, 'go'>
  readonly onUserChanged: () => void
}

/** A button that logs out and opens the home page (reference/accounts#buttons). */
export const createLogOut = ({
  entrance,
  navigator,
  onUserChanged,
}: LogOutPorts): FormCallService<void, GatewayFailure> =>
  createFormCall<void, GatewayFailure>({
    call: entrance.logOut,
    problemOf: (failure) => failure,
    goOn: () => {
      onUserChanged()
      navigator.go(HOME_PATH)
    },
  })
