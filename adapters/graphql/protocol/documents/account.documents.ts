import gql from 'graphql-tag'

/** Logs in. */
export const LOG_IN = gql`
  mutation UserLoginRequest($email: String!, $authPassword: String!) {
    usysCreateSession(email: $email, authPassword: $authPassword) {
      user {
        id
        email
        name
        createdOn
        emailVerified
      }
    }
  }
`

/** Logs out. */
export const LOG_OUT = gql`
  mutation UserLogoutRequest {
    usysDestroySession {
      ok
    }
  }
`

/** Signs up. */
export const SIGN_UP = gql`
  mutation UserSignupRequest(
    $email: String!
    $name: String!
    $acceptPrivacy: Boolean
    $acceptCommunications: Boolean
    $authPassword: String!
    $inviteToken: String
    $captchaToken: String
    $redirectPath: String
    $data: usys_update_user_data
  ) {
    usysCreateUser(
      email: $email
      name: $name
      acceptPrivacy: $acceptPrivacy
      acceptCommunications: $acceptCommunications
      authPassword: $authPassword
      inviteToken: $inviteToken
      captchaToken: $captchaToken
      redirectPath: $redirectPath
      data: $data
    ) {
      user {
        id
        email
        name
        createdOn
        emailVerified
      }
    }
  }
`

/** Uses the token of a verification mail. */
export const VERIFY_EMAIL = gql`
  mutation UserVerifyEmail($verifyToken: String!, $redirectPath: String) {
    usysVerifyEmail(verifyToken: $verifyToken, redirectPath: $redirectPath) {
      ok
    }
  }
`

/** Requests a mail for a new password. */
export const RESET_PASSWORD = gql`
  mutation UserResetPasswordRequest($email: String!) {
    usysResetPassword(email: $email) {
      ok
    }
  }
`

/** Sets a new password. */
export const UPDATE_PASSWORD = gql`
  mutation UserUpdatePasswordRequest($authPassword: String!, $token: String!) {
    usysUpdatePassword(authPassword: $authPassword, token: $token) {
      ok
    }
  }
`

/** Requests a form for sending a file. */
export const BEGIN_UPLOAD = gql`
  mutation getUploadURL($fieldId: String!, $filename: String!) {
    usysGetUploadURL(fieldId: $fieldId, filename: $filename) {
      presignedPOST {
        url
        fields {
          key
          value
        }
      }
      key
    }
  }
`

/** Ends a subscription. */
export const CANCEL_SUBSCRIPTION = gql`
  mutation CancelSiteUserSubscription($subscriptionId: String!) {
    ecommerceCancelSubscriptionForSiteUser(subscriptionId: $subscriptionId) {
      ok
    }
  }
`

/** Reads the logged-in user. */
export const READ_USER = gql`
  query FetchSessionUser {
    site {
      id
      siteUser {
        id
        groups
        data {
          email: email(id: "email")
        }
      }
    }
  }
`

/** Reads the fields that the owner defined. */
export const READ_ACCOUNT_FIELDS = gql`
  query GetFieldValidations {
    site {
      id
      usysFieldSchema {
        id
        name
        slug
        type
        required
        validations {
          minLength
          maxLength
          min
          max
          step
          extensions
          options {
            slug
            name
          }
        }
      }
    }
  }
`

/** Reads the subscriptions of the logged-in member. */
export const READ_SUBSCRIPTIONS = gql`
  query FetchSubscriptions {
    database {
      id
      userSubscriptions {
        _id
        productName
        variantPrice {
          string
          unit
          value
        }
        variantImage {
          url
          alt
        }
        status
        lastInvoiced
        periodEnd
        subCreatedOn
        canceledOn
        endsOn
        plan {
          interval
          frequency
          trialDays
        }
        billingAddressAddressee
        billingAddressLine1
        billingAddressLine2
        billingAddressCity
        billingAddressState
        billingAddressPostalCode
        billingAddressCountry
        cardLast4
        cardExpiresMonth
        cardExpiresYear
      }
    }
  }
`
