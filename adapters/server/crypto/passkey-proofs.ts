import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { PasskeyProofs } from '../../../core/ports/platform/passkey-proofs.port.js'
import { isRecord } from '../../../core/shared/index.js'

/** Loads the package for the first passkey, since it is large and most servers never need it. */
const webAuthn = () => import('@simplewebauthn/server')

/** The stored challenge in the form in which an answer signs it. */
const plainChallenge = (challenge: string): string => Buffer.from(challenge, 'base64url').toString()

/** The options with which a browser makes a passkey; known passkeys of the person are excluded. */
async function registrationOptions(
  place: { readonly rpName: string; readonly rpID: string },
  ...[{ handle, email, name }, known, challenge]: Parameters<PasskeyProofs['registration']>
): ReturnType<PasskeyProofs['registration']> {
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    ...place,
    userName: email,
    userDisplayName: name || email,
    userID: new TextEncoder().encode(handle),
    challenge,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ...options }
}

/** Passkeys for the address of a site. */
export function createPasskeyProofs({
  siteName,
  origin,
}: {
  readonly siteName: string
  /** The address of the site for the browsers of its people. */
  readonly origin: () => string
}): PasskeyProofs {
  const placeOf = () => {
    const url = new URL(origin())
    return { expectedOrigin: url.origin, expectedRPID: url.hostname }
  }
  return {
    registration: async (person, known, challenge) =>
      registrationOptions({ rpName: siteName, rpID: placeOf().expectedRPID }, person, known, challenge),
    checkRegistration: async (answer, find) => {
      if (!isRecord(answer)) return null
      const { verifyRegistrationResponse } = await webAuthn()
      const verified = await verifyRegistrationResponse({
        // The answer is unchecked input: the library expects that, and throws if it cannot read it.
        response: answer as unknown as RegistrationResponseJSON,
        expectedChallenge: (challenge) => find(plainChallenge(challenge)),
        ...placeOf(),
        requireUserVerification: true,
      }).catch(() => null)
      if (verified?.verified !== true) return null
      const { credential } = verified.registrationInfo
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
      }
    },
    authentication: async (challenge) => {
      const { generateAuthenticationOptions } = await webAuthn()
      const options = await generateAuthenticationOptions({
        rpID: placeOf().expectedRPID,
        challenge,
        userVerification: 'required',
      })
      return { ...options }
    },
    checkAuthentication: async (answer, { credentialId, publicKey, counter, transports }, find) => {
      const { verifyAuthenticationResponse } = await webAuthn()
      const verified = await verifyAuthenticationResponse({
        response: answer as AuthenticationResponseJSON,
        expectedChallenge: (challenge) => find(plainChallenge(challenge)),
        ...placeOf(),
        credential: {
          id: credentialId,
          publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
          counter,
          transports: [...transports],
        },
        requireUserVerification: true,
      }).catch(() => null)
      return verified?.verified === true ? verified.authenticationInfo.newCounter : null
    },
  }
}
