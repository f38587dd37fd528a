import type { OwnerProblem } from '../../../../../core/owners/index.js'
import { refuse } from '../../../../../core/owners/index.js'
import { MAIL_TEXT_NAMES } from '../../../../../core/use-cases/mails/mail-kinds.js'
import type { MailTextName } from '../../../../../core/use-cases/mails/mail-kinds.js'
import { editMailText, readMailText } from '../../../../../core/use-cases/owner/mails/edit-mail-text.js'
import type { MailText } from '../../../../../core/use-cases/owner/mails/edit-mail-text.js'
import { changeOnce, entriesOf } from '../values/keyed-change.js'
import type { OwnerContext } from '../owner-services.js'
import { toProblem } from '../values/problems.js'
import { digest } from './product-resolvers.js'

const nameOf = (template: string): MailTextName | undefined =>
  MAIL_TEXT_NAMES.find((known) => known === template)

const versionOf = ({ file, text }: MailText): string => digest(JSON.stringify([file, text]))

const textValue = ({ name, ...text }: MailText) => ({
  template: name,
  ...text,
  version: versionOf({ name, ...text }),
})

interface OfTemplate {
  readonly template: string
}

/** The queries of the texts of mails. */
export const mailTextQueries = {
  mailTemplates: () => MAIL_TEXT_NAMES,
  mailPreview: async (
    _: unknown,
    { template, text }: OfTemplate & { readonly text?: string | null },
    { services }: OwnerContext,
  ) => {
    const name = nameOf(template)
    const mail = name === undefined ? null : await services.previewMail(name, text)
    if (mail === null) return null
    return mail.ok
      ? { ...mail.value, problem: null }
      : { subject: '', text: '', html: '', problem: mail.failure.message }
  },
  mailText: async (_: unknown, { template }: OfTemplate, { services }: OwnerContext) => {
    const name = nameOf(template)
    const read = name === undefined ? null : await readMailText(services.mailTexts, name)
    return read?.ok === true ? textValue(read.value) : null
  },
}

interface EditInput {
  readonly key: string
  readonly template: string
  readonly version: string
  readonly text?: string | null
}

/** The change of the text of a mail. */
export const editMailTextMutation = async (
  _: unknown,
  { input }: { readonly input: EditInput },
  context: OwnerContext,
): Promise<object> => {
  const { key, ...asked } = input
  const { template, version, text = null } = asked
  const { mailTexts } = context.services
  const name = nameOf(template)
  if (name === undefined) return toProblem(NO_MAIL)
  const done = await changeOnce<MailText, OwnerProblem>(context, {
    operation: 'editMailText',
    key,
    asked,
    repeated: () => mailTexts.files.alone(() => readMailText(mailTexts, name)),
    work: (request) =>
      editMailText(mailTexts, {
        name,
        text,
        isAsRead: (now) => versionOf(now) === version,
        entryOf: entriesOf(context, request),
      }),
  })
  return done.ok ? { __typename: 'MailTextSaved', mail: textValue(done.value) } : toProblem(done.failure)
}

const NO_MAIL = refuse('not-found', 'There is no such mail.').failure
