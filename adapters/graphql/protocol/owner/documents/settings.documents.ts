import gql from 'graphql-tag'

const SETTINGS = 'version fields values locked failure waiting lastChange { at by paths }'
const ANSWER = `... on SettingsChanged { hasChanged problems { path message } changes { path before after }
    settings { ${SETTINGS} } }
  ... on Problem { code message }`

/** The settings of the site. */
export const READ_SETTINGS = gql`
  query ReadSettings {
    settings { ${SETTINGS} }
  }
`

/** A change of settings. */
export const CHANGE_SETTINGS = gql`
  mutation ChangeSettings($input: ChangeSettingsInput!) {
    changeSettings(input: $input) { ${ANSWER} }
  }
`

/** The last change of settings is taken back. */
export const UNDO_SETTINGS = gql`
  mutation UndoSettings($key: String!, $version: String!) {
    undoSettings(key: $key, version: $version) { ${ANSWER} }
  }
`

const ENDPOINT = 'url kinds rotatedAt earlierSecretEndsAt'

/** The endpoints of other programs. */
export const LIST_WEBHOOK_ENDPOINTS = gql`
  query ListWebhookEndpoints {
    webhookEndpoints { ${ENDPOINT} }
  }
`

/** An endpoint gets another secret. */
export const ROTATE_WEBHOOK_SECRET = gql`
  mutation RotateWebhookSecret($key: String!, $url: String!, $atOnce: Boolean!) {
    rotateWebhookSecret(key: $key, url: $url, atOnce: $atOnce) {
      ... on WebhookSecretRotated { secret endpoint { ${ENDPOINT} } }
      ... on Problem { code message }
    }
  }
`
