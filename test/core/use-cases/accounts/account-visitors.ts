import type { SignUp } from '../../../../core/ports/accounts/account-gateway.port.js'
import type { GatewayFailure } from '../../../../core/ports/gateway-failure.port.js'
import { visitorId } from '../../../../core/ports/visitor.port.js'
import type { Visitor } from '../../../../core/ports/visitor.port.js'
import type { Result } from '../../../../core/shared/index.js'
import type { StoredMember } from '../../../../core/use-cases/accounts/storage/stored-member.js'

export const PASSWORD = 'correct horse'

/** A member with the password. */
export const ADA: StoredMember = {
  id: 'ada',
  email: 'ada@example.com',
  name: 'Ada',
  status: 'verified',
  passwordHash: `hash of ${PASSWORD}`,
  acceptPrivacy: true,
  acceptCommunications: false,
  fields: {},
  bannedOnMs: null,
  createdOnMs: 1000,
  updatedOnMs: 1000,
  invitedOnMs: null,
  lastLogInMs: null,
}

export const VISITOR: Visitor = { id: visitorId('visitor'), address: '203.0.113.7' }
export const ELSEWHERE: Visitor = { id: visitorId('elsewhere'), address: '203.0.113.8' }

/** A form of a sign-up. */
export const FORM: SignUp = {
  email: ADA.email,
  name: 'Ada',
  password: PASSWORD,
  acceptPrivacy: true,
  acceptCommunications: false,
  entries: [],
  inviteToken: null,
  captchaToken: null,
  redirectPath: null,
}

/** The code of a refusal, or `ok`. */
export const codeOf = (answer: Result<unknown, GatewayFailure>): string =>
  answer.ok ? 'ok' : 'code' in answer.failure ? answer.failure.code : answer.failure.tag
