import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DeskEndpoint } from '../../../core/desk/index.js'
import { failureOf, useApi, useChangeKey, valueOf } from '../data/api.js'
import { Button, buttonLooks } from '../kit/button.js'
import { DialogBody } from '../kit/dialog-body.js'
import { Choices } from '../kit/choices.js'
import { FormSheet } from '../kit/form-sheet.js'
import { IconWebhooks } from '../kit/icons.js'
import { Sheet } from '../kit/sheet.js'
import { Empty, Failed } from '../kit/states.js'
import { Moment } from '../kit/texts.js'
import { useSubmit } from '../kit/use-submit.js'
import { CopyButton } from './copy-text.js'
import { useProof } from './proof.js'
import { SettingGroup, SettingRow, WaitingRows } from './setting.js'

const ENDPOINTS = ['webhook endpoints'] as const

const CHANGES = [
  {
    value: false,
    name: 'Within a day',
    about: 'Events are signed with both secrets for a day, so that none is lost.',
  },
  {
    value: true,
    name: 'At once',
    about: 'A stranger may have the earlier secret: it signs nothing any more.',
  },
] as const

interface Rotated {
  readonly secret: string
  readonly endpoint: DeskEndpoint
}

/** The new secret; the server returns it only once. */
function NewSecret({
  rotated,
  onClose,
}: {
  readonly rotated: Rotated
  readonly onClose: () => void
}): ReactNode {
  const { secret, endpoint } = rotated
  return (
    <Sheet isOpen onClose={onClose} title="The new secret">
      <DialogBody>
        <p className="invitation-code mono">{secret}</p>
        <p className="soft">
          It is shown only now. Give it to the program at <span className="mono">{endpoint.url}</span>.{' '}
          {endpoint.earlierSecretEndsAt === null ? (
            'The earlier one signs nothing any more.'
          ) : (
            <>
              Events are signed with the earlier one too until{' '}
              <Moment at={endpoint.earlierSecretEndsAt} isInSentence />.
            </>
          )}
        </p>
      </DialogBody>
      <footer>
        <CopyButton text={secret} name="Copy the secret" />
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
      </footer>
    </Sheet>
  )
}

interface RotateSheetProps {
  readonly endpoint: DeskEndpoint
  readonly onClose: () => void
}

/** Gives an endpoint a new secret, and shows it once. */
function RotateSheet({ endpoint: { url }, onClose }: RotateSheetProps): ReactNode {
  const api = useApi()
  const client = useQueryClient()
  const submit = useSubmit()
  const { guard, sheet } = useProof()
  const [atOnce, setAtOnce] = useState(false)
  const [rotated, setRotated] = useState<Rotated | null>(null)
  const key = useChangeKey(`${url} ${atOnce}`)
  if (rotated !== null) return <NewSecret rotated={rotated} onClose={onClose} />
  const rotate = (): void =>
    void submit.send(
      () => guard(() => api.rotateWebhookSecret({ key, url, atOnce })),
      (done) => {
        void client.invalidateQueries({ queryKey: ENDPOINTS })
        setRotated(done)
      },
    )
  return (
    <FormSheet
      title="Create a new secret?"
      onClose={onClose}
      submit={submit}
      action="Make the secret"
      onSubmit={rotate}
      above={sheet}
    >
      <p className="file-name mono">{url}</p>
      <Choices legend="The earlier secret ends" options={CHANGES} chosen={atOnce} onChange={setAtOnce} />
    </FormSheet>
  )
}

function SecretState({
  of: { kinds, rotatedAt, earlierSecretEndsAt },
}: {
  readonly of: DeskEndpoint
}): ReactNode {
  return (
    <>
      {kinds.length === 0 ? 'All events' : kinds.join(', ')}
      {rotatedAt !== null && (
        <>
          , secret of <Moment at={rotatedAt} isInSentence />
        </>
      )}
      {earlierSecretEndsAt !== null && (
        <>
          , the earlier one until <Moment at={earlierSecretEndsAt} isInSentence />
        </>
      )}
    </>
  )
}

/** The programs that receive events, and their secrets. */
export function Webhooks(): ReactNode {
  const api = useApi()
  const [chosen, setChosen] = useState<DeskEndpoint | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ENDPOINTS,
    queryFn: () => valueOf(api.webhookEndpoints()),
  })
  if (data === undefined && error !== null)
    return <Failed failure={failureOf(error)} onRetry={() => void refetch()} />
  if (data?.length === 0)
    return (
      <Empty
        icon={IconWebhooks}
        title="No webhooks yet"
        actions={
          <Link {...buttonLooks()} to="/settings/site">
            Settings of the site
          </Link>
        }
      >
        Add addresses under <span className="mono">webhooks</span> in the settings of the site, and restart
        it: each then receives events about orders, refunds and low stock.
      </Empty>
    )
  return (
    <>
      <SettingGroup
        title="Webhooks"
        about="Programs that receive signed events, each with its own secret. The site settings have the addresses."
      >
        {data === undefined && <WaitingRows />}
        {data !== undefined && (
          <ul className="setting-rows">
            {data.map((endpoint) => (
              <SettingRow
                key={endpoint.url}
                icon={IconWebhooks}
                title={<span className="address">{endpoint.url}</span>}
                aside={<SecretState of={endpoint} />}
                action={
                  <Button aria-label={`New secret for ${endpoint.url}`} onClick={() => setChosen(endpoint)}>
                    New secret
                  </Button>
                }
              />
            ))}
          </ul>
        )}
      </SettingGroup>
      {chosen !== null && <RotateSheet endpoint={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
