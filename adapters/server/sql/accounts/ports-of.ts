import { newId } from '../../../../core/ports/platform/stamp.port.js'
import type { AccountPorts } from '../../../../core/use-cases/accounts/account-ports.js'
import { providerReturnPath } from '../../../../core/accounts/index.js'
import { createPasskeyProofs } from '../../crypto/passkey-proofs.js'
import { passwordProblemOf } from '../../crypto/password-problem.js'
import { appSetUp, newTotpSecret, rightStepOf } from '../../crypto/totp.js'
import { addressTiers } from '../../http/index.js'
import { secretId } from '../engine/index.js'
import type { AccountsOptions } from './accounts-options.js'
import { createSqlAccountUnits, createSqlAccountWork } from './storage/sql-account-work.js'

/** Makes the ports of the use cases of accounts, over SQL. */
export function portsOf(context: AccountsOptions): AccountPorts {
  const { sql, siteName, random, passwords, origin, providers = [] } = context
  return {
    ...context,
    unitOfWork: createSqlAccountUnits(sql, context),
    store: createSqlAccountWork(sql, context),
    newId: () => newId(context),
    digest: secretId,
    passwords: {
      hash: passwords.hash,
      verify: passwords.verify,
      problemOf: (password, email) => passwordProblemOf(password, siteName, email),
    },
    apps: {
      newSecret: () => newTotpSecret(random.token),
      setUp: (secret, email) => appSetUp(secret, siteName, email),
      stepOf: rightStepOf,
    },
    passkeyProofs: createPasskeyProofs({ siteName, origin }),
    identityProviders: providers,
    providerReturn: (providerId) => new URL(providerReturnPath(providerId), origin()).href,
    networksOf: addressTiers,
  }
}
