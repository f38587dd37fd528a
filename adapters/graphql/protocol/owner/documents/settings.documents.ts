import gql from 'graphql-tag'

const SETTINGS = 'version fields values locked failure waiting lastChange { at by paths }'
const ANSWER = `... on SettingsChanged { hasChanged problems { path message } changes { path before after }
    settings { ${SETTINGS} } }
  ... on Problem { code message }`

/** Reads the settings of the site. */
export const READ_SETTINGS = gql`
  query ReadSettings {
    settings { ${SETTINGS} }
  }
`

/** Changes settings. */
export const CHANGE_SETTINGS = gql`
  mutation ChangeSettings($input: ChangeSettingsInput!) {
    changeSettings(input: $input) { ${ANSWER} }
  }
`

/** Takes back the last change of settings. */
export const UNDO_SETTINGS = gql`
  mutation UndoSettings($key: String!, $version: String!) {
    undoSettings(key: $key, version: $version) { ${ANSWER} }
  }
`

const ENDPOINT = 'url kinds rotatedAt earlierSecretEndsAt'

/** Reads the webhook endpoints of the site. */
export const LIST_WEBHOOK_ENDPOINTS = gql`
  query ListWebhookEndpoints {
    webhookEndpoints { ${ENDPOINT} }
  }
`

/** Gives a webhook endpoint another secret. */
export const ROTATE_WEBHOOK_SECRET = gql`
  mutation RotateWebhookSecret($key: String!, $url: String!, $atOnce: Boolean!) {
    rotateWebhookSecret(key: $key, url: $url, atOnce: $atOnce) {
      ... on WebhookSecretRotated { secret endpoint { ${ENDPOINT} } }
      ... on Problem { code message }
    }
  }
`
