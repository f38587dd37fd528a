import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { failureOf, useApi, valueOf } from '../data/api.js'
import { Failed, Skeleton } from '../kit/states.js'
import { wordsOf } from '../kit/texts.js'

/** The mails about orders as they are sent, with a made-up order. */
export function MailTexts(): ReactNode {
  const api = useApi()
  const navigate = useNavigate()
  const { template } = useParams()
  const names = useQuery({ queryKey: ['mail-templates'], queryFn: () => valueOf(api.mailTemplates()) })
  const shown = template ?? names.data?.[0]
  const preview = useQuery({
    queryKey: ['mail-preview', shown],
    queryFn: () => valueOf(api.mailPreview(shown ?? '')),
    enabled: shown !== undefined,
  })
  const failure = names.error ?? preview.error
  if (failure !== null)
    return (
      <Failed
        failure={failureOf(failure)}
        onRetry={() => {
          void names.refetch()
          void preview.refetch()
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
      <section className="card mail-preview" aria-label="Preview" aria-busy={preview.data === undefined}>
        <header>
          <span className="soft">Subject</span>
          <h2>{preview.data?.subject ?? <Skeleton width={240} />}</h2>
        </header>
        {shown !== undefined && (
          <iframe title={`Preview: ${wordsOf(shown)}`} sandbox="" src={api.mailPreviewUrl(shown)} />
        )}
      </section>
      <p className="soft mail-help">
        A file <span className="mono">{shown}.txt</span> or <span className="mono">{shown}.html</span> in the
        folder <span className="mono">vitrine-mails</span> of your site takes its place. The order shown here
        is made up.
      </p>
    </div>
  )
}
