import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { failureOf, useApi, valueOf } from '../data/api.js'
import { Failed, Skeleton } from '../kit/states.js'
import { wordsOf } from '../kit/texts.js'
import { MailTextEditor } from './mail-text-editor.js'
import { mailTextKey } from './use-mail-text.js'

/** The mails of the shop, each with its text and a preview about a sample order. */
export function MailTexts(): ReactNode {
  const api = useApi()
  const navigate = useNavigate()
  const { template } = useParams()
  const names = useQuery({ queryKey: ['mail-templates'], queryFn: () => valueOf(api.mailTemplates()) })
  const shown = template ?? names.data?.[0]
  const text = useQuery({
    queryKey: mailTextKey(shown ?? ''),
    queryFn: () => valueOf(api.mailText(shown ?? '')),
    enabled: shown !== undefined,
  })
  // A text that is shown stays, also if it could not be read again.
  const failure = (names.data ? null : names.error) ?? (text.data ? null : text.error)
  if (failure !== null)
    return (
      <Failed
        failure={failureOf(failure)}
        onRetry={() => {
          void names.refetch()
          void text.refetch()
        }}
      />
    )
  return (
    <div className="mail-texts">
      <nav aria-label="Mails" className="mail-names">
        {names.data?.map((name) => (
          <Link
            key={name}
            to={`/settings/mails/${name}`}
            className="side-link"
            aria-current={name === shown ? 'page' : undefined}
          >
            {wordsOf(name)}
          </Link>
        ))}
      </nav>
      <select
        className="input mail-choice"
        aria-label="Mail"
        value={shown ?? ''}
        onChange={(event) => void navigate(`/settings/mails/${event.target.value}`)}
      >
        {names.data?.map((name) => (
          <option key={name} value={name}>
            {wordsOf(name)}
          </option>
        ))}
      </select>
      {text.data == null ? (
        <section className="card mail-preview" aria-busy={text.data === undefined}>
          <header>{text.data === null ? 'There is no such mail.' : <Skeleton width={240} />}</header>
        </section>
      ) : (
        <MailTextEditor key={text.data.template} mail={text.data} />
      )}
    </div>
  )
}
