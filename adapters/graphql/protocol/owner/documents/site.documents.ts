import gql from 'graphql-tag'

/** The state of the running site. */
export const READ_HEALTH = gql`
  query ReadHealth {
    health {
      version
      startedAt
      database {
        name
        answeredInMs
        sizeBytes
      }
      disk {
        freeBytes
        totalBytes
      }
      work {
        mails
        failedMails
        oldestMailAt
        refunds
        captures
        renewals
      }
      providers {
        name
        isLive
      }
      mailsAreSent
      backup {
        madeAt
        dueAt
        file
      }
      backupStanding
      errors {
        requestId
        at
        message
      }
    }
  }
`

/** The names of the mails about orders. */
export const LIST_MAIL_TEMPLATES = gql`
  query ListMailTemplates {
    mailTemplates
  }
`

/** A mail as it is sent, with a made-up order. */
export const READ_MAIL_PREVIEW = gql`
  query ReadMailPreview($template: String!) {
    mailPreview(template: $template) {
      subject
      text
    }
  }
`
