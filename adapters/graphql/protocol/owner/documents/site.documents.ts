import gql from 'graphql-tag'

/** Reads the command that backs up the site. */
export const READ_BACKUP_COMMAND = gql`
  query ReadBackupCommand {
    backupCommand
  }
`

/** Reads the state of the running site. */
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

/** Reads the names of the mails. */
export const LIST_MAIL_TEMPLATES = gql`
  query ListMailTemplates {
    mailTemplates
  }
`

/** Reads a preview of a mail about a sample order. */
export const READ_MAIL_PREVIEW = gql`
  query ReadMailPreview($template: String!, $text: String) {
    mailPreview(template: $template, text: $text) {
      subject
      problem
    }
  }
`

const MAIL_TEXT = 'template file htmlFile text builtIn placeholders version'

/** Reads the text of a mail. */
export const READ_MAIL_TEXT = gql`
  query ReadMailText($template: String!) {
    mailText(template: $template) {
      ${MAIL_TEXT}
    }
  }
`

/** Changes the text of a mail. */
export const EDIT_MAIL_TEXT = gql`
  mutation EditMailText($input: EditMailTextInput!) {
    editMailText(input: $input) {
      ... on MailTextSaved { mail { ${MAIL_TEXT} } }
      ... on Problem { code message }
    }
  }
`
